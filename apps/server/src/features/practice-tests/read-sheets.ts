import type { FileType } from '@sevenfold/contract/grading/grading.schema';
import type { Db } from '../../platform/database/database.ts';

/** Which sheets there are of tests. Grading provides it: it builds on tests, so tests can't call it. */
export type ReadSheets = (
  db: Db,
  testIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly FileType[]>>;
