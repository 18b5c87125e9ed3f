import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listPrerequisites, replacePrerequisites } from './prerequisites.queries.ts';

/** What the topics of a subject build on, by their ids; those that build on nothing aren't there. */
export async function readPrerequisites(
  { database }: Services,
  subjectId: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, number[]>();
  for (const { topicId, prerequisiteId } of await listPrerequisites(database.db, subjectId)) {
    found.set(topicId, [...(found.get(topicId) ?? []), prerequisiteId]);
  }
  return found;
}

/** The caller owns the transaction. */
export async function savePrerequisites(
  db: Db,
  given: readonly { topicId: number; prerequisiteIds: readonly number[] }[],
): Promise<void> {
  if (given.length > 0) await replacePrerequisites(db, given);
}
