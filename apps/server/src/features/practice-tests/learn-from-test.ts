import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/grouped-by.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { type Answer, recordAnswers } from '../coach/record-answers.ts';
import { readSchemes } from '../questions/read-questions.ts';
import { outcomeOf } from './test-outcome.policy.ts';
import { listTestRows, listTestsById, readTestQuestions, type TestRow } from './tests.queries.ts';
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
  const { answers, withdrawn } = await answersIn(services, db, test.userId, [test]);
  await recordAnswers(services, db, test.userId, answers, withdrawn);
}

/** What is known of all closed tests of a student, for who was never told. */
export async function readAnswersInTests(services: Services, db: Db, userId: string): Promise<Answer[]> {
  const tests = (await listTestRows(db, userId)).filter(({ finishedAt }) => finishedAt !== null);
  return (await answersIn(services, db, userId, tests)).answers;
}

async function answersIn(
  services: Services,
  db: Db,
  userId: string,
  tests: readonly TestRow[],
): Promise<{ answers: Answer[]; withdrawn: string[] }> {
  const finished = new Map(tests.map(({ id, finishedAt }) => [id, finishedAt!]));
  const rows = await readTestQuestions(db, [...finished.keys()]);
  const typed = groupedBy(await listTyped(db, [...finished.keys()]), keyOf);
  const schemes = await readSchemes(
    services,
    [...new Set(rows.map((row) => row.questionId))],
    asStaff(userId),
  );
  const lineMarks = new Map(schemes.map((scheme) => [scheme.id, scheme.lineMarks]));
  const answers: Answer[] = [];
  const withdrawn: string[] = [];
  for (const row of rows) {
    const { testId, questionId } = row;
    const sourceKey = keyOf(row);
    const outcome = outcomeOf(row, lineMarks.get(questionId) ?? [], typed.get(sourceKey) ?? []);
    if (outcome) {
      const at = finished.get(testId)!;
      answers.push({ sourceKey, inTest: true, questionId, complete: true, at, ...outcome });
    } else withdrawn.push(sourceKey);
  }
  return { answers, withdrawn };
}

const keyOf = ({ testId, questionId }: { testId: number; questionId: number }) =>
  `test:${testId}:${questionId}`;
