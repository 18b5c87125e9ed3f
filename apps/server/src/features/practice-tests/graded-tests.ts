import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { readWholeQuestions } from '../questions/read-questions.ts';
import { presentReplied } from './test.presenter.ts';
import { stateOf } from './test-clock.policy.ts';
import {
  type FacultyQuestion,
  findTestBySlug,
  listTestsById,
  readTestQuestions,
  readTestTopicIds,
  setFacultyQuestions,
  setGetGraded,
  setMarksObtained,
  type TestRow,
} from './tests.queries.ts';
import { listTyped } from './typed-replies.queries.ts';

/** What the grading of a test needs to know of it. */
export interface GradedTest {
  readonly id: number;
  readonly slug: string;
  readonly userId: string;
  readonly subjectId: number;
  readonly finished: boolean;
  readonly marksObtained: number | null;
  /** Of a test in which a paper is sat. */
  readonly paperId: number | null;
}

const gradedTest = (row: TestRow, now: Date): GradedTest => ({
  id: row.id,
  slug: row.slug,
  userId: row.userId,
  subjectId: row.subjectId,
  finished: stateOf(row, now) === 'finished',
  marksObtained: row.marksObtained,
  paperId: row.paperId,
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

/** What the faculty says of a test. */
export interface FacultyMarks {
  readonly marks: number;
  readonly comment: string;
  /** Of each question; none where the sheet was graded as a whole. */
  readonly questions: readonly FacultyQuestion[];
}

/** Takes the place of everything that the faculty said of the test before. */
export async function noteFacultyMarks(
  db: Db,
  testId: number,
  { marks, comment, questions }: FacultyMarks,
): Promise<void> {
  await assertWithin(db, testId, marks);
  await setMarksObtained(db, testId, marks);
  await setFacultyQuestions(db, testId, comment, questions);
}

/** Graded as a whole, so that nothing that was said of single questions holds any more. Marks stay unless some are given. */
export async function noteGradedAsWhole(db: Db, testId: number, marks: number | undefined): Promise<void> {
  if (marks !== undefined) {
    await assertWithin(db, testId, marks);
    await setMarksObtained(db, testId, marks);
  }
  await setFacultyQuestions(db, testId, '', []);
}

async function assertWithin(db: Db, testId: number, marks: number): Promise<void> {
  const total = marksPerQuestion * (await readTestQuestions(db, [testId])).length;
  if (marks > total) {
    const message = `The test has ${total} marks in all`;
    throw new AppError('invalid_input', message, { issues: [{ path: 'marks_obtained', message }] });
  }
}

export const readQuestionIds = async (db: Db, testId: number): Promise<number[]> =>
  (await readTestQuestions(db, [testId])).map(({ questionId }) => questionId);

export interface QuestionToMark {
  readonly question_id: number;
  /** From 1. */
  readonly number: number;
  readonly status: TestQuestion['status'];
  readonly question: TestQuestion['question'];
  readonly asked: TestQuestion['asked'];
  /** What the student typed, with the machine's verdicts; null where nothing was. */
  readonly replied: TestQuestion['replied'];
}

/** Those of a finished test with answers and mark schemes, for a member of the faculty: hidden ones too. */
export async function readQuestionsToMark(
  services: Services,
  testId: number,
  caller: Caller,
): Promise<QuestionToMark[]> {
  const { db } = services.database;
  const [rows, typed] = await Promise.all([readTestQuestions(db, [testId]), listTyped(db, [testId])]);
  const ids = rows.map(({ questionId }) => questionId);
  const questions = new Map((await readWholeQuestions(services, ids, caller)).map((one) => [one.id, one]));
  return rows.flatMap((row, index) => {
    const { questionId, status } = row;
    const question = questions.get(questionId);
    if (!question) return [];
    const lineMarks = question.Answer[0]?.mark_lines.map(({ marks }) => marks) ?? [];
    const own = typed.filter((one) => one.questionId === questionId);
    // The student's ticks are no business of the desk: the machine's marks alone are proposed.
    const replied = presentReplied({ ...row, tickedLines: null }, own, lineMarks);
    return [
      { question_id: questionId, number: index + 1, status, question, asked: question.replies, replied },
    ];
  });
}

/** What the student chose in the builder, of each test. */
export async function readTopicsOfTests(services: Services, testIds: readonly number[]) {
  const [catalogue, chosen] = await Promise.all([
    readCatalogue(services),
    readTestTopicIds(services.database.db, testIds),
  ]);
  return new Map(
    [...chosen].map(([testId, topicIds]) => [
      testId,
      topicIds.flatMap((id) => {
        const topic = catalogue.topicById(id);
        return topic ? [presentTopicName(topic)] : [];
      }),
    ]),
  );
}
