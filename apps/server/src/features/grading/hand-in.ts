import { dueOf } from '@sevenfold/contract/grading/due.rules';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { noteHandedIn } from '../practice-tests/graded-tests.ts';
import { tellStudent } from './grading.jobs.ts';
import { isToBeHandedIn } from './grading.policy.ts';
import { changeGrading, type GradingRow } from './grading.queries.ts';

/**
 * Puts a sheet into the faculty's queue as soon as payment and sheet are there, in the transaction of the one that came
 * last. The promise of the report runs from then on.
 */
export async function handInIfComplete(
  { queue, clock }: Services,
  tx: Transaction,
  grading: GradingRow,
): Promise<GradingRow> {
  if (!isToBeHandedIn(grading)) return grading;
  const submittedAt = clock.now();
  await noteHandedIn(tx.db, grading.testId);
  await queue.enqueue(tx, tellStudent, { gradingId: grading.id, news: 'received' });
  return changeGrading(tx.db, grading.id, { submittedAt, dueAt: dueOf(submittedAt) });
}
