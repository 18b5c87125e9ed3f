import type { Services } from '../../platform/services.ts';
import type { OpenTest } from '../coach/coach-readers.ts';
import { remainingMs, stateOf } from './test-clock.policy.ts';
import { readTestQuestions } from './tests.queries.ts';
import { listOpenTests } from './tests-of-user.queries.ts';

/** Those that run first, then the newest. */
export async function readOpenTests({ database, clock }: Services, userId: string): Promise<OpenTest[]> {
  const now = clock.now();
  const tests = await listOpenTests(database.db, userId, now);
  const questions = await readTestQuestions(
    database.db,
    tests.map(({ id }) => id),
  );
  return tests
    .flatMap((test): OpenTest[] => {
      const state = stateOf(test, now);
      if (state === 'finished') return [];
      return [
        {
          slug: test.slug,
          subjectId: test.subjectId,
          state,
          remainingMs: remainingMs(test, now),
          questionIds: questions.flatMap(({ testId, questionId }) =>
            testId === test.id ? [questionId] : [],
          ),
        },
      ];
    })
    .sort((one, other) => Number(other.state === 'running') - Number(one.state === 'running'));
}
