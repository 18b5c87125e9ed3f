import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { questionTicks } from './replies.tables.ts';

interface Ticks {
  readonly userId: string;
  readonly questionId: number;
}

/** In one statement, so that two devices at once forget nothing of each other. Who never ticked anything has no row. */
export async function changeTicks(
  db: Db,
  of: Ticks,
  ticked: readonly number[],
  unticked: readonly number[],
): Promise<number[]> {
  const { lines } = questionTicks;
  const without = sql`select unnest(${lines}) except select unnest(${sql.param([...unticked])}::smallint[])`;
  const [row] =
    ticked.length === 0
      ? await db
          .update(questionTicks)
          .set({ lines: sql`array(${without} order by 1)` })
          .where(isOf(of))
          .returning({ lines })
      : await db
          .insert(questionTicks)
          .values({ ...of, lines: [...ticked] })
          .onConflictDoUpdate({
            target: [questionTicks.userId, questionTicks.questionId],
            set: { lines: sql`array(${without} union select unnest(excluded.lines) order by 1)` },
          })
          .returning({ lines });
  return row?.lines ?? [];
}

const isOf = ({ userId, questionId }: Ticks) =>
  and(eq(questionTicks.userId, userId), eq(questionTicks.questionId, questionId));

export async function listTicked(db: Db, of: Ticks): Promise<number[]> {
  const [row] = await db.select({ lines: questionTicks.lines }).from(questionTicks).where(isOf(of));
  return row?.lines ?? [];
}
