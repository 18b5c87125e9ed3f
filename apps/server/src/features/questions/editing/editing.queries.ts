import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { readDrawingRows, readWholeRows } from '../questions.queries.ts';
import { questionOtherTopics, questions } from '../questions.tables.ts';

/** A question as it is stored, figures included. */
export async function readStored(db: Db, id: number) {
  const [[row], [figures]] = await Promise.all([readWholeRows(db, [id]), readDrawingRows(db, [id])]);
  return row && { ...row, drawings: figures?.drawings ?? {} };
}

const lockedColumns = {
  id: questions.id,
  topicId: questions.topicId,
  subjectId: questions.subjectId,
  questionsText: questions.questionsText,
  marks: questions.marks,
  key: questions.key,
  priority: questions.priority,
  visible: questions.visible,
  verified: questions.verified,
  topicChanged: questions.topicChanged,
  mathLevelVisibilityShared: questions.mathLevelVisibilityShared,
  updatedAt: questions.updatedAt,
};

/**
 * Writers of the bank take turns, by a lock that its triggers take with their first change. Whoever locked a question
 * before that could wait for a writer who waits for the question, so the turn comes first.
 */
export async function lockQuestions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  await db.execute(sql`select pg_advisory_xact_lock(7000002)`);
  return db
    .select(lockedColumns)
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .orderBy(questions.id)
    .for('update');
}
export type LockedQuestion = Awaited<ReturnType<typeof lockQuestions>>[number];

export async function lockQuestion(db: Db, id: number): Promise<LockedQuestion | undefined> {
  return (await lockQuestions(db, [id]))[0];
}

export type QuestionChange = Partial<
  Pick<
    typeof questions.$inferInsert,
    | 'priority'
    | 'visible'
    | 'verified'
    | 'mathLevelVisibilityShared'
    | 'topicId'
    | 'subjectId'
    | 'topicChanged'
  >
>;

/** Each gets a version of its own, later than its last one. */
export async function changeQuestions(
  db: Db,
  ids: readonly number[],
  change: QuestionChange,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const later = sql`greatest(${now.toISOString()}::timestamptz, ${questions.updatedAt} + interval '1 millisecond')`;
  await db
    .update(questions)
    .set({ ...change, updatedAt: later })
    .where(inArray(questions.id, [...ids]));
}

/** A question's own topic isn't one of its others. */
export async function dropOtherTopic(db: Db, ids: readonly number[], topicId: number): Promise<void> {
  await db
    .delete(questionOtherTopics)
    .where(
      sql`${inArray(questionOtherTopics.questionId, [...ids])} and ${eq(questionOtherTopics.topicId, topicId)}`,
    );
}

export async function deleteQuestionRow(db: Db, id: number): Promise<void> {
  await db.delete(questions).where(eq(questions.id, id));
}
