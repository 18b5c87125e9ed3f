import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { stateOf } from './test-clock.policy.ts';
import {
  findTestBySlug,
  listTestsById,
  readTestQuestions,
  setGetGraded,
  setMarksObtained,
  type TestRow,
} from './tests.queries.ts';

/** What the grading of a test needs to know of it. */
export interface GradedTest {
  readonly id: number;
  readonly slug: string;
  readonly userId: string;
  readonly subjectId: number;
  readonly finished: boolean;
}

const gradedTest = (row: TestRow, now: Date): GradedTest => ({
  id: row.id,
  slug: row.slug,
  userId: row.userId,
  subjectId: row.subjectId,
  finished: stateOf(row, now) === 'finished',
});

/** Anybody's: whoever asks decides who may know of it. Locked, it stays while the transaction lasts. */
export async function findGradedTest(
  db: Db,
  slug: string,
  now: Date,
  options: { forUpdate?: boolean } = {},
): Promise<GradedTest | undefined> {
  const row = await findTestBySlug(db, slug, options);
  return row && gradedTest(row, now);
}

export async function readGradedTests(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, GradedTest>> {
  const rows = await listTestsById(db, ids);
  return new Map(rows.map((row) => [row.id, gradedTest(row, now)]));
}

/** The sheet of this test lies with the faculty. */
export const noteHandedIn = (db: Db, testId: number): Promise<void> => setGetGraded(db, testId);

export async function noteFacultyMarks(db: Db, testId: number, marks: number): Promise<void> {
  const total = marksPerQuestion * (await readTestQuestions(db, [testId])).length;
  if (marks > total) {
    const message = `The test has ${total} marks in all`;
    throw new AppError('invalid_input', message, { issues: [{ path: 'marks_obtained', message }] });
  }
  await setMarksObtained(db, testId, marks);
}
