import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { reindexCatalogue } from '../catalogue/reindex-catalogue.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { reindexQuestions } from '../questions/reindex-questions.ts';

const reindexJob: Job<null> = { name: 'search.reindex', data: z.null() };
const reindexQuestionsJob: Job<{ after: number }> = {
  name: 'search.reindex-questions',
  data: z.object({ after: z.int() }),
};

/** Writers of the bank wait for so many at most. */
const atOnce = 300;

/**
 * Makes the words that texts are found by where they are missing or out of date: after an upgrade, and after a change of
 * the rules that make them. What isn't made yet is found by the database's own reading.
 */
export function handleReindexing({ queue, database }: Services): void {
  queue.handle(reindexJob, () =>
    database.transaction(async (tx) => {
      await takeBankTurn(tx.db);
      await reindexCatalogue(tx.db);
      await queue.enqueue(tx, reindexQuestionsJob, { after: 0 });
    }),
  );
  // One batch in one transaction with the job for the next: whatever is killed on the way, nothing is left out.
  queue.handle(reindexQuestionsJob, ({ after }) =>
    database.transaction(async (tx) => {
      const last = await reindexQuestions(tx.db, after, atOnce);
      if (last !== undefined) await queue.enqueue(tx, reindexQuestionsJob, { after: last });
    }),
  );
}

/** Whenever a server starts: its rules may be new. */
export const beginReindexing = ({ queue, database }: Services): Promise<void> =>
  database.transaction((tx) => queue.enqueue(tx, reindexJob, null));
