import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { type Answer, recordAnswers } from '../coach/record-answers.ts';
import { readSchemes } from '../questions/read-questions.ts';
import { outcomeOf } from './test-outcome.policy.ts';
import { listTestsById, readTestQuestions } from './tests.queries.ts';
import { listTyped } from './typed-replies.queries.ts';

/** What was asked when the test was made counts, also where it has been hidden since. */
export const asStaff = (userId: string): Caller => ({
  userId,
  roleId: roleIds.staff,
  name: '',
  sessionId: '',
  deviceId: '',
});

/**
 * Tells what is known now of the answers in a closed test: by the machine, by the student or by the faculty. In the
 * transaction of whatever has just been written of it; said again, it changes nothing.
 */
export async function learnFromTest(services: Services, db: Db, testId: number): Promise<void> {
  const [test] = await listTestsById(db, [testId]);
  if (!test?.finishedAt) return;
  const { userId, finishedAt } = test;
  const rows = await readTestQuestions(db, [testId]);
  const typed = await listTyped(db, [testId]);
  const schemes = await readSchemes(
    services,
    rows.map(({ questionId }) => questionId),
    asStaff(userId),
  );
  const lineMarks = new Map(schemes.map((scheme) => [scheme.id, scheme.lineMarks]));
  const answers: Answer[] = [];
  const withdrawn: string[] = [];
  for (const row of rows) {
    const { questionId } = row;
    const sourceKey = `test:${testId}:${questionId}`;
    const outcome = outcomeOf(
      row,
      lineMarks.get(questionId) ?? [],
      typed.filter((one) => one.questionId === questionId),
    );
    if (outcome) {
      answers.push({ sourceKey, inTest: true, questionId, complete: true, at: finishedAt, ...outcome });
    } else withdrawn.push(sourceKey);
  }
  await recordAnswers(services, db, userId, answers, withdrawn);
}
