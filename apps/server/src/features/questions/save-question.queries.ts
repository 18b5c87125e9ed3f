import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { insertDetails, type Placed, replaceDetails, slices } from './question-details.queries.ts';
import type { PreparedQuestion } from './question-draft.policy.ts';
import { questions } from './questions.tables.ts';

export async function insertPrepared(
  db: Db,
  prepared: readonly PreparedQuestion[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const slice of slices(prepared)) {
    const rows = await db
      .insert(questions)
      .values(slice.map((question) => ({ ...rowOf(question, now), createdAt: now })))
      .returning({ id: questions.id });
    ids.push(...rows.map(({ id }) => id));
  }
  await insertDetails(
    db,
    prepared.map((question, index) => ({ id: ids[index]!, question })),
  );
  return ids;
}

const rowOf = ({ row }: PreparedQuestion, now: Date) => ({
  ...row,
  subjectId: sql<number>`(select subject_id from topics where id = ${row.topicId})`,
  updatedAt: now,
});

/** False when there is no such question. */
export async function replacePrepared(
  db: Db,
  id: number,
  question: PreparedQuestion,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(questions)
    .set(rowOf(question, now))
    .where(eq(questions.id, id))
    .returning({ id: questions.id });
  if (changed.length === 0) return false;
  await replaceDetails(db, [{ id, question }]);
  return true;
}

/**
 * Many questions with a few statements. They must be there, and stay there: the caller has the bank's turn. Adding a
 * row whose id is taken is the way to change many rows by their ids.
 */
export async function replaceAllPrepared(db: Db, placed: readonly Placed[], now: Date): Promise<void> {
  for (const slice of slices(placed)) {
    await db
      .insert(questions)
      .overridingSystemValue()
      .values(slice.map(({ id, question }) => ({ id, ...rowOf(question, now), createdAt: now })))
      .onConflictDoUpdate({ target: questions.id, set: replaced });
  }
  await replaceDetails(db, placed);
}

const replaced: Record<string, SQL> = Object.fromEntries(
  Object.entries(getTableColumns(questions))
    .filter(([name]) => name !== 'id' && name !== 'createdAt')
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

export async function findIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id, key: questions.key })
    .from(questions)
    .where(inArray(questions.key, [...keys]));
  return new Map(rows.map(({ id, key }) => [key!, id]));
}
