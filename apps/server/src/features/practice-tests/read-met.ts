import type { Services } from '../../platform/services.ts';
import { readMet } from './tests.queries.ts';

/** Questions that stood in a student's tests. */
export const readMetInTests = async ({ database }: Services, userId: string): Promise<ReadonlySet<number>> =>
  (await readMet(database.db, userId)).ids;
