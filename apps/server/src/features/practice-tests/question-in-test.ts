import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { isBeingTaken } from './typed-replies.queries.ts';

/** Refuses what would tell a student, in the middle of a test, how an answer in it stands. */
export async function assertNotInRunningTest(
  { database, clock }: Services,
  questionId: number,
  caller: Caller,
): Promise<void> {
  if (await isBeingTaken(database.db, caller.userId, questionId, clock.now())) {
    throw new AppError(
      'conflict',
      'This question is in a test that you are taking. It can be checked once the test is over.',
    );
  }
}
