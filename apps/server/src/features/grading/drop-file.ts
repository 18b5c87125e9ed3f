import type { Services } from '../../platform/services.ts';
import { isFileUsed } from './grading.queries.ts';

export async function dropFileNow({ database, files }: Services, { key }: { key: string }): Promise<void> {
  if (!(await isFileUsed(database.db, key))) await files.remove(key);
}
