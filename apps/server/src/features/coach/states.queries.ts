import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { learners, learningEvents, learningStates } from './coach.tables.ts';

type StateRow = typeof learningStates.$inferSelect;

export async function findState(db: Db, userId: string, subjectId: number): Promise<StateRow | undefined> {
  const [row] = await db
    .select()
    .from(learningStates)
    .where(and(eq(learningStates.userId, userId), eq(learningStates.subjectId, subjectId)));
  return row;
}

/** Of two who have read at the same time, the one who got further stays. */
export async function keepState(db: Db, row: StateRow): Promise<void> {
  await db
    .insert(learningStates)
    .values(row)
    .onConflictDoUpdate({
      target: [learningStates.userId, learningStates.subjectId],
      set: {
        seq: sql`excluded.seq`,
        generation: sql`excluded.generation`,
        model: sql`excluded.model`,
        state: sql`excluded.state`,
      },
      setWhere: sql`(${learningStates.generation}, ${learningStates.model}) <> (excluded.generation, excluded.model)
        or ${learningStates.seq} < excluded.seq`,
    });
}

/** One statement for all of them. */
export async function noteAbilities(
  db: Db,
  userId: string,
  abilities: readonly { id: number; ability: number }[],
): Promise<void> {
  if (abilities.length === 0) return;
  await db.execute(sql`
    update learning_events e set ability = given.ability
    from jsonb_to_recordset(${JSON.stringify(abilities)}::jsonb) as given (id int, ability real)
    where e.id = given.id and e.user_id = ${userId}`);
}

/** Whose first answers are settled and not looked at yet. */
export const listUnsettled = (db: Db, before: Date, limit: number) =>
  db
    .selectDistinct({ userId: learningEvents.userId, subjectId: learningEvents.subjectId })
    .from(learningEvents)
    .where(and(learningEvents.first, isNull(learningEvents.ability), lt(learningEvents.keptAt, before)))
    .limit(limit);

const isStale = (model: number) =>
  or(ne(learningStates.generation, learners.generation), ne(learningStates.model, model));

/** States that count for nothing any more: an event that they hold was changed, or the rules were. */
export const listStale = (db: Db, model: number, limit: number) =>
  db
    .select({ userId: learningStates.userId, subjectId: learningStates.subjectId })
    .from(learningStates)
    .innerJoin(learners, eq(learners.userId, learningStates.userId))
    .where(isStale(model))
    .limit(limit);

export async function deleteStale(db: Db, userId: string, subjectId: number, model: number): Promise<void> {
  await db.execute(sql`
    delete from learning_states using learners
    where learning_states.user_id = ${userId} and learning_states.subject_id = ${subjectId}
      and learners.user_id = learning_states.user_id and ${isStale(model)}`);
}
