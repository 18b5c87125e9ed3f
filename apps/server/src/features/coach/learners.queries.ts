import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow, readRows } from '../../platform/database/read-rows.ts';
import { examPlans, learners, learningEvents, mistakeNotes, unsubscribeLinks } from './coach.tables.ts';

export type ExamPlanRow = typeof examPlans.$inferSelect;

export const listExamPlans = (db: Db, userId: string): Promise<ExamPlanRow[]> =>
  db.select().from(examPlans).where(eq(examPlans.userId, userId)).orderBy(asc(examPlans.subjectId));

export async function replaceExamPlans(db: Db, userId: string, plans: readonly ExamPlanRow[]): Promise<void> {
  await db.delete(examPlans).where(eq(examPlans.userId, userId));
  if (plans.length > 0) await db.insert(examPlans).values([...plans]);
}

const countRow = z.object({
  subject_id: z.int(),
  twin_subject_id: z.int().nullable(),
  answers: z.int(),
  last_at: z.coerce.date(),
});

/** How many answers there are of each subject, with the other level that lists the question as well. */
export const countAnswers = (db: Db, userId: string) =>
  readRows(
    db,
    'answers by subject',
    countRow,
    sql`
    select subject_id, twin_subject_id, count(*)::int as answers, max(at) as last_at
    from learning_events where user_id = ${userId} group by 1, 2`,
  );

const doneRow = z.object({
  questions: z.int(),
  marks: z.number(),
  of: z.number(),
  last_before: z.coerce.date().nullable(),
});

/** What was done from a moment on, and when something was done last before it. A tick earns nothing. */
export const readDone = (db: Db, userId: string, since: Date) =>
  readRow(
    db,
    'done since',
    doneRow,
    sql`
    select count(distinct coalesce(question_id, -id))::int as questions,
      coalesce(sum(marks) filter (where source <> 'completed'), 0)::float8 as marks,
      coalesce(sum("of") filter (where source <> 'completed'), 0)::float8 as "of",
      (select max(at) from learning_events where user_id = ${userId} and at < ${since}) as last_before
    from learning_events where user_id = ${userId} and at >= ${since}`,
  );

/** Designs answered from a moment on. */
export async function listDesignsSince(db: Db, userId: string, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ design: learningEvents.design })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), gte(learningEvents.at, since)));
  return new Set(rows.map(({ design }) => design));
}

/** Questions of which some parts were answered from a moment on and others weren't, the newest first. */
export async function listHalfDone(db: Db, userId: string, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ questionId: learningEvents.questionId })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        gte(learningEvents.at, since),
        eq(learningEvents.complete, false),
        isNotNull(learningEvents.questionId),
      ),
    )
    .orderBy(sql`${learningEvents.seq} desc`)
    .limit(limit);
  return rows.map(({ questionId }) => questionId!);
}

const weekRow = z.object({ week: z.string(), questions: z.int() });

/** Answered questions by the Mondays of their weeks (UTC). */
export const countWeeks = (db: Db, userId: string, since: Date) =>
  readRows(
    db,
    'answers by week',
    weekRow,
    sql`
    select to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(distinct coalesce(question_id, -id))::int as questions
    from learning_events where user_id = ${userId} and at >= ${since} group by 1 order by 1`,
  );

export async function findShared(db: Db, shareHash: string) {
  const [row] = await db.select().from(learners).where(eq(learners.shareHash, shareHash));
  return row;
}

/** Who wants the mail and hasn't had that of this week or a later one. */
export const listToMail = (db: Db, week: string, after: string | undefined, limit: number) =>
  db
    .select({ userId: learners.userId })
    .from(learners)
    .where(
      and(
        learners.weeklyMail,
        sql`(${learners.mailedWeek} is null or ${learners.mailedWeek} < ${week})`,
        after === undefined ? undefined : sql`${learners.userId} > ${after}`,
      ),
    )
    .orderBy(asc(learners.userId))
    .limit(limit);

/** Whether this call is the first to take the week. */
export async function claimWeek(db: Db, userId: string, week: string): Promise<boolean> {
  const claimed = await db
    .update(learners)
    .set({ mailedWeek: week })
    .where(
      and(
        eq(learners.userId, userId),
        learners.weeklyMail,
        sql`(${learners.mailedWeek} is null or ${learners.mailedWeek} < ${week})`,
      ),
    )
    .returning({ userId: learners.userId });
  return claimed.length > 0;
}

/** Everything that the coach keeps of a student; states go with the learner. */
export async function deleteLearner(db: Db, userId: string): Promise<void> {
  await db.delete(learningEvents).where(eq(learningEvents.userId, userId));
  await db.delete(mistakeNotes).where(eq(mistakeNotes.userId, userId));
  await db.delete(examPlans).where(eq(examPlans.userId, userId));
  await db.delete(learners).where(eq(learners.userId, userId));
}

export const listNotes = (db: Db, userId: string, sourceKeys: readonly string[]) =>
  sourceKeys.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(mistakeNotes)
        .where(and(eq(mistakeNotes.userId, userId), inArray(mistakeNotes.sourceKey, [...sourceKeys])));

export const listEventsPage = (db: Db, userId: string, afterSeq: number, limit: number) =>
  db
    .select()
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), sql`${learningEvents.seq} > ${afterSeq}`))
    .orderBy(asc(learningEvents.seq))
    .limit(limit);

export const listLatestEvents = (db: Db, userId: string, subjectId: number | undefined, limit: number) =>
  db
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        subjectId === undefined
          ? undefined
          : sql`(${learningEvents.subjectId} = ${subjectId} or ${learningEvents.twinSubjectId} = ${subjectId})`,
      ),
    )
    .orderBy(sql`${learningEvents.at} desc, ${learningEvents.seq} desc`)
    .limit(limit);

/** What was done between two moments. A tick earns nothing. */
export const readDoneBetween = (db: Db, userId: string, from: Date, to: Date) =>
  readRow(
    db,
    'done between',
    doneRow.omit({ last_before: true }),
    sql`
    select count(distinct coalesce(question_id, -id))::int as questions,
      coalesce(sum(marks) filter (where source <> 'completed'), 0)::float8 as marks,
      coalesce(sum("of") filter (where source <> 'completed'), 0)::float8 as "of"
    from learning_events where user_id = ${userId} and at >= ${from} and at < ${to}`,
  );

export async function insertUnsubscribe(db: Db, link: typeof unsubscribeLinks.$inferInsert): Promise<void> {
  await db.insert(unsubscribeLinks).values(link);
}

export async function findUnsubscribe(db: Db, tokenHash: string): Promise<string | undefined> {
  const [row] = await db.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.tokenHash, tokenHash));
  return row?.userId;
}
