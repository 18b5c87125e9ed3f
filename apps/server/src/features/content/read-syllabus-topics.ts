import type { Services } from '../../platform/services.ts';
import { readSyllabusRows } from './syllabus.queries.ts';

/** The topics that have a syllabus page, each with the time when that was last changed. */
export async function readSyllabusTopics({
  database,
}: Pick<Services, 'database'>): Promise<ReadonlyMap<number, Date>> {
  const rows = await readSyllabusRows(database.db);
  return new Map(rows.map(({ topicId, updatedAt }) => [topicId, updatedAt]));
}
