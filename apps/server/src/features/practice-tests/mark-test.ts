import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readSchemes } from '../questions/read-questions.ts';
import { learnFromTest } from './learn-from-test.ts';
import { findOwnTest } from './take-test.ts';
import { stateOf } from './test-clock.policy.ts';
import { setTicked } from './tests.queries.ts';

/** The student ticks lines of the mark scheme of a finished test; null takes the marking of a question back. */
export async function markTestQuestion(
  services: Services,
  slug: string,
  questionId: number,
  lines: readonly number[] | null,
  caller: Caller,
): Promise<void> {
  const { database, clock } = services;
  const test = await findOwnTest(database.db, slug, caller);
  if (stateOf(test, clock.now()) !== 'finished') {
    throw new AppError('conflict', 'Please finish the test before you mark it');
  }
  const [scheme] = await readSchemes(services, [questionId], caller);
  const known = scheme?.lineMarks.length ?? 0;
  const unique = lines === null ? null : [...new Set(lines)].sort((a, b) => a - b);
  if (unique?.some((line) => line >= known)) {
    throw new AppError('invalid_input', 'The mark scheme has no such line');
  }
  await database.transaction(async ({ db }) => {
    if (!(await setTicked(db, test.id, questionId, unique))) {
      throw new AppError('not_found', 'This question is not in the test');
    }
    await learnFromTest(services, db, test.id);
  });
}
