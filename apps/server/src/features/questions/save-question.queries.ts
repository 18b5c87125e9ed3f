import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { copyRows, takeIds } from '../../platform/database/copy-rows.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { insertMany } from '../../platform/database/insert-many.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { insertDetails, replaceDetails } from './question-details.queries.ts';
import type { PreparedQuestion } from './question-draft.policy.ts';
import { questions } from './questions.tables.ts';
import { asWritten, type WriteOptions, type WrittenQuestion } from './written-question.ts';

export async function insertPrepared(
  tx: Transaction,
  prepared: readonly PreparedQuestion[],
  now: Date,
  options?: WriteOptions,
): Promise<number[]> {
  const written = prepared.map((question) => asWritten(question, options));
  const subjectIds = await readSubjectIds(tx.db, [...new Set(written.map(({ row }) => row.topicId))]);
  const ids = await takeIds(tx.db, questions, written.length);
  await copyRows(
    tx,
    questions,
    written.map(({ row }, index) => ({
      id: ids[index]!,
      ...row,
      subjectId: subjectIds.get(row.topicId)!,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertDetails(
    tx,
    written.map((question, index) => ({ id: ids[index]!, question })),
  );
  return ids;
}

const topicRow = z.object({ id: z.int(), subject_id: z.int() });

async function readSubjectIds(db: Db, topicIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await readRows(
    db,
    'subjects of topics',
    topicRow,
    sql`select id, subject_id from topics where id = any(${sql.param([...topicIds])}::int[])`,
  );
  return new Map(rows.map(({ id, subject_id }) => [id, subject_id]));
}

const subjectOfTopic = sql`(select subject_id from topics where id = given.topic_id)`;

const rowOf = ({ row }: WrittenQuestion, now: Date) => ({
  ...row,
  subjectId: sql<number>`(select subject_id from topics where id = ${row.topicId})`,
  updatedAt: now,
});

/** False when there is no such question. */
export async function replacePrepared(
  tx: Transaction,
  id: number,
  prepared: PreparedQuestion,
  now: Date,
): Promise<boolean> {
  const question = asWritten(prepared);
  const changed = await tx.db
    .update(questions)
    .set(rowOf(question, now))
    .where(eq(questions.id, id))
    .returning({ id: questions.id });
  if (changed.length === 0) return false;
  await replaceDetails(tx, [{ id, question }]);
  return true;
}

/**
 * Many questions with a few statements. They must be there, and stay there: the caller has the bank's turn. Adding a
 * row whose id is taken is the way to change many rows by their ids.
 */
export async function replaceAllPrepared(
  tx: Transaction,
  prepared: readonly { readonly id: number; readonly question: PreparedQuestion }[],
  now: Date,
): Promise<void> {
  const placed = prepared.map(({ id, question }) => ({ id, question: asWritten(question) }));
  await insertMany(
    tx.db,
    questions,
    placed.map(({ id, question: { row } }) => ({ id, ...row, createdAt: now, updatedAt: now })),
    { computed: { subjectId: subjectOfTopic }, end: sql`on conflict (id) do update set ${replaced}` },
  );
  await replaceDetails(tx, placed);
}

const replaced = sql.join(
  Object.entries(getTableColumns(questions))
    .filter(([name]) => name !== 'id' && name !== 'createdAt')
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

export async function findIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id, key: questions.key })
    .from(questions)
    .where(inArray(questions.key, [...keys]));
  return new Map(rows.map(({ id, key }) => [key!, id]));
}
