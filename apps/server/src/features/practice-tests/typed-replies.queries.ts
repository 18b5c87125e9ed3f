import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  practiceTestQuestions,
  practiceTestReplies,
  practiceTests,
  type RepliedMarks,
} from './practice-tests.tables.ts';

export type TypedReplyRow = typeof practiceTestReplies.$inferSelect;

export const listTyped = (db: Db, testIds: readonly number[]): Promise<TypedReplyRow[]> =>
  testIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(practiceTestReplies)
        .where(inArray(practiceTestReplies.testId, [...testIds]))
        .orderBy(
          asc(practiceTestReplies.testId),
          asc(practiceTestReplies.questionId),
          asc(practiceTestReplies.field),
        );

/** Closed tests whose replies nobody has marked yet, the oldest first. */
export async function listUnmarked(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: practiceTests.id })
    .from(practiceTests)
    .where(and(eq(practiceTests.repliesState, 'typed'), isNotNull(practiceTests.finishedAt)))
    .orderBy(asc(practiceTests.finishedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function setReplied(
  db: Db,
  testId: number,
  questionId: number,
  repliedFields: RepliedMarks,
): Promise<void> {
  await db
    .update(practiceTestQuestions)
    .set({ repliedFields })
    .where(and(eq(practiceTestQuestions.testId, testId), eq(practiceTestQuestions.questionId, questionId)));
}

export interface ToldReply {
  readonly questionId: number;
  readonly field: string;
  readonly readHtml: string;
  readonly noteHtml: string | null;
}

/** One statement for all of them. */
export async function setTold(db: Db, testId: number, told: readonly ToldReply[]): Promise<void> {
  if (told.length === 0) return;
  await db.execute(sql`
    update practice_test_replies r set read_html = given.read_html, note_html = given.note_html
    from jsonb_to_recordset(${JSON.stringify(
      told.map(({ questionId, field, readHtml, noteHtml }) => ({
        question_id: questionId,
        field,
        read_html: readHtml,
        note_html: noteHtml,
      })),
    )}::jsonb) as given (question_id int, field text, read_html text, note_html text)
    where r.test_id = ${testId} and r.question_id = given.question_id and r.field = given.field`);
}

/** Whether they were marked by this call; the test has to be closed, and its row stays locked. */
export async function claimMarking(db: Db, testId: number): Promise<boolean> {
  const claimed = await db
    .update(practiceTests)
    .set({ repliesState: 'marked' })
    .where(
      and(
        eq(practiceTests.id, testId),
        eq(practiceTests.repliesState, 'typed'),
        isNotNull(practiceTests.finishedAt),
      ),
    )
    .returning({ id: practiceTests.id });
  return claimed.length > 0;
}

/** Whether a test of this student that runs at the moment holds the question. */
export async function isBeingTaken(db: Db, userId: string, questionId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: practiceTests.id })
    .from(practiceTests)
    .innerJoin(practiceTestQuestions, eq(practiceTestQuestions.testId, practiceTests.id))
    .where(
      and(
        eq(practiceTests.userId, userId),
        eq(practiceTestQuestions.questionId, questionId),
        isNull(practiceTests.finishedAt),
        sql`${practiceTests.deadlineAt} > ${now}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
