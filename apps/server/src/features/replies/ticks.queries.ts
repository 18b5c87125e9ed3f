import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { questionTicks } from './replies.tables.ts';

interface Ticks {
  readonly userId: string;
  readonly questionId: number;
}

/** In one statement, so that two devices at once forget nothing of each other. */
export async function changeTicks(
  db: Db,
  of: Ticks,
  ticked: readonly number[],
  unticked: readonly number[],
): Promise<number[]> {
  const [row] = await db
    .insert(questionTicks)
    .values({ ...of, lines: [...ticked] })
    .onConflictDoUpdate({
      target: [questionTicks.userId, questionTicks.questionId],
      set: {
        lines: sql`array(
          select unnest(${questionTicks.lines}) except select unnest(${sql.param([...unticked])}::smallint[])
          union select unnest(excluded.lines) order by 1)`,
      },
    })
    .returning({ lines: questionTicks.lines });
  return row!.lines;
}

export async function listTicked(db: Db, { userId, questionId }: Ticks): Promise<number[]> {
  const [row] = await db
    .select({ lines: questionTicks.lines })
    .from(questionTicks)
    .where(and(eq(questionTicks.userId, userId), eq(questionTicks.questionId, questionId)));
  return row?.lines ?? [];
}
