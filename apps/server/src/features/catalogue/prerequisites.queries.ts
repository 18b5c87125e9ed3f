import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { topicPrerequisites, topics } from './catalogue.tables.ts';

export const listPrerequisites = (db: Db, subjectId: number) =>
  db
    .select({ topicId: topicPrerequisites.topicId, prerequisiteId: topicPrerequisites.prerequisiteId })
    .from(topicPrerequisites)
    .innerJoin(topics, eq(topics.id, topicPrerequisites.topicId))
    .where(eq(topics.subjectId, subjectId))
    .orderBy(topicPrerequisites.topicId, topicPrerequisites.prerequisiteId);

/** Takes the place of what was written before. */
export async function replacePrerequisites(
  db: Db,
  given: readonly { topicId: number; prerequisiteIds: readonly number[] }[],
): Promise<void> {
  await db.delete(topicPrerequisites).where(
    inArray(
      topicPrerequisites.topicId,
      given.map(({ topicId }) => topicId),
    ),
  );
  const rows = given.flatMap(({ topicId, prerequisiteIds }) =>
    prerequisiteIds.map((prerequisiteId) => ({ topicId, prerequisiteId })),
  );
  if (rows.length > 0) await db.insert(topicPrerequisites).values(rows);
}
