import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { dropFile } from './grading.jobs.ts';
import { listGradingsOf } from './grading.queries.ts';

/** Before an account is deleted: its answer sheets and graded reports leave the storage once no row names them. */
export async function dropSheetsOf({ queue }: Services, tx: Transaction, userId: string): Promise<void> {
  for (const { sheetKey, reportKey } of await listGradingsOf(tx.db, userId)) {
    for (const key of [sheetKey, reportKey]) if (key !== null) await queue.enqueue(tx, dropFile, { key });
  }
}
