import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { learningEvents } from './coach.tables.ts';
import { untoldPasts } from './untold-pasts.tables.ts';

export async function nextUntold(db: Db, after: string | undefined): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(untoldPasts)
    .where(after === undefined ? undefined : gt(untoldPasts.userId, after))
    .orderBy(asc(untoldPasts.userId))
    .limit(1);
  return row?.userId;
}

/** Whether it was still to be told. Who asks at the same time waits, and is told no. */
export async function claimUntold(db: Db, userId: string): Promise<boolean> {
  const claimed = await db.delete(untoldPasts).where(eq(untoldPasts.userId, userId)).returning();
  return claimed.length > 0;
}

/** Which questions a student has events of. */
export async function listToldQuestions(db: Db, userId: string): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ questionId: learningEvents.questionId })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId));
  return new Set(rows.flatMap(({ questionId }) => questionId ?? []));
}

/** In the order in which they were done. By way of negative numbers, since no two may be the same at any moment. */
export async function renumberByTime(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update learning_events e set seq = -ordered.place
    from (
      select id, row_number() over (order by at, seq) as place from learning_events where user_id = ${userId}
    ) ordered
    where e.id = ordered.id`);
  await db
    .update(learningEvents)
    .set({ seq: sql`-${learningEvents.seq}` })
    .where(eq(learningEvents.userId, userId));
}
