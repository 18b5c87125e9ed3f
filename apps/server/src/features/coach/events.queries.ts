import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { learners, learningEvents } from './coach.tables.ts';

export type LearnerRow = typeof learners.$inferSelect;
export type EventRow = typeof learningEvents.$inferSelect;
export type NewEvent = typeof learningEvents.$inferInsert;

/** Made where there is none yet, and held until the end of the transaction: a student's events come one by one. */
export async function holdLearner(db: Db, userId: string, generation: string): Promise<LearnerRow> {
  const [row] = await db
    .insert(learners)
    .values({ userId, generation })
    .onConflictDoUpdate({ target: learners.userId, set: { userId: sql`excluded.user_id` } })
    .returning();
  return row!;
}

export async function findLearner(db: Db, userId: string): Promise<LearnerRow | undefined> {
  const [row] = await db.select().from(learners).where(eq(learners.userId, userId));
  return row;
}

export async function changeLearner(
  db: Db,
  userId: string,
  changes: Partial<Omit<LearnerRow, 'userId'>>,
): Promise<void> {
  await db.update(learners).set(changes).where(eq(learners.userId, userId));
}

export const listBySource = (db: Db, userId: string, sourceKeys: readonly string[]): Promise<EventRow[]> =>
  sourceKeys.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(learningEvents)
        .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.sourceKey, [...sourceKeys])));

/** A question's practice of a while ago or less, the newest first. */
export const listPractice = (db: Db, userId: string, questionId: number, since: Date): Promise<EventRow[]> =>
  db
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        eq(learningEvents.questionId, questionId),
        eq(learningEvents.source, 'reply'),
        eq(learningEvents.inTest, false),
        gt(learningEvents.at, since),
      ),
    )
    .orderBy(sql`${learningEvents.seq} desc`)
    .limit(1);

/** What of these designs the student has answered, question by question; a tick is no answer. */
export const listAnswered = (db: Db, userId: string, designs: readonly string[]) =>
  designs.length === 0
    ? Promise.resolve([])
    : db
        .select({
          design: learningEvents.design,
          questionId: learningEvents.questionId,
          source: learningEvents.source,
        })
        .from(learningEvents)
        .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.design, [...designs])))
        .groupBy(learningEvents.design, learningEvents.questionId, learningEvents.source);

/** Which questions of these designs the student met before a moment, and when last. */
export async function readMetBefore(
  db: Db,
  userId: string,
  designs: readonly string[],
  moment: Date,
): Promise<Map<number, Date>> {
  if (designs.length === 0) return new Map();
  const rows = await db
    .select({
      questionId: learningEvents.questionId,
      at: sql<Date>`max(${learningEvents.at})`.mapWith(learningEvents.at),
    })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        inArray(learningEvents.design, [...designs]),
        isNotNull(learningEvents.questionId),
        lt(learningEvents.at, moment),
      ),
    )
    .groupBy(learningEvents.questionId);
  return new Map(rows.map(({ questionId, at }) => [questionId!, at]));
}

export async function insertEvents(db: Db, rows: readonly NewEvent[]): Promise<void> {
  if (rows.length > 0) await db.insert(learningEvents).values([...rows]);
}

export async function updateEvent(db: Db, id: number, changes: Partial<NewEvent>): Promise<void> {
  await db.update(learningEvents).set(changes).where(eq(learningEvents.id, id));
}

export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(learningEvents).where(inArray(learningEvents.id, [...ids]));
}
