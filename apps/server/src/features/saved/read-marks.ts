import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { listAllMarked, listCompletedAt, listMarked, type Mark } from './marks.queries.ts';

/** Ids of the questions the caller has completed, pinned or bookmarked. A visitor has marked none. */
export async function readMarks(
  { database }: Services,
  mark: Mark,
  caller: Caller | undefined,
): Promise<number[]> {
  return caller ? listMarked(database.db, mark, caller.userId) : [];
}

export const readAllMarks = ({ database }: Services, caller: Caller): Promise<Record<Mark, number[]>> =>
  listAllMarked(database.db, caller.userId);

/** For who was never told of them. */
export const readTicks = (db: Db, userId: string) => listCompletedAt(db, userId);
