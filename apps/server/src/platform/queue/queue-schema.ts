import PgBoss from 'pg-boss';

/** Where pg-boss keeps the jobs. */
export const queueSchema = 'jobs';

/** The statements that make an empty one, for a transaction of the caller's. */
export function queueConstruction(): string {
  const plan = PgBoss.getConstructionPlans(queueSchema);
  const inner = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan)?.[1];
  if (!inner) throw new Error('pg-boss makes its schema in another way than it used to');
  return inner;
}
