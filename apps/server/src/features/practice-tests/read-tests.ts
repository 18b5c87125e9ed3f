import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { groupedBy } from '../../platform/grouped-by.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { JoinedJson } from '../../platform/http/joined-json.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readSchemes, readWholeQuestions } from '../questions/read-questions.ts';
import type { PaperInTest, ReadPapers } from './read-papers.ts';
import type { ReadSheets } from './read-sheets.ts';
import { noSuchTest } from './take-test.ts';
import { presentRunningTest, presentTest, type TestParts } from './test.presenter.ts';
import { stateOf } from './test-clock.policy.ts';
import {
  findStoredTest,
  listTestRows,
  readTestQuestions,
  readTestTopicIds,
  type StoredTest,
  type TestRow,
} from './tests.queries.ts';

type Sheets = Awaited<ReturnType<ReadSheets>>;

/** What other features know of tests. */
export interface TestsOfOthers {
  readonly readSheets: ReadSheets;
  readonly readPapers: ReadPapers;
}

interface Wanted {
  readonly questions: boolean;
  readonly answers: boolean;
}

/** Whoever reads; what they may see of the bank depends on it. */
type Reads = Pick<Caller, 'userId' | 'roleId'>;

/** Joins what is stored of tests with the bank; the questions themselves are read only when they are shown. */
async function partsOf(
  services: Services,
  stored: readonly StoredTest[],
  { sheets, papers }: { readonly sheets: Sheets; readonly papers: ReadonlyMap<number, PaperInTest> },
  caller: Reads,
  withQuestions: boolean,
): Promise<TestParts[]> {
  const catalogue = await readCatalogue(services);
  const questionIds = [
    ...new Set(stored.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))),
  ];
  const [schemes, shown] = await Promise.all([
    readSchemes(services, questionIds, caller).then(byId),
    withQuestions ? readWholeQuestions(services, questionIds, caller).then(byId) : undefined,
  ]);
  return stored.map(({ test, questions, topicIds, typed }) => ({
    test,
    subject: catalogue.subjects.find(({ id }) => id === test.subjectId)!,
    sheets: sheets.get(test.id) ?? [],
    paper: test.paperId === null ? undefined : papers.get(test.paperId),
    topics: topicIds.flatMap((id) => catalogue.topicById(id) ?? []),
    // A question that was hidden or deleted meanwhile is no longer part of the test.
    questions: questions.flatMap((row) => {
      const scheme = schemes.get(row.questionId);
      if (!scheme) return [];
      return [
        {
          row,
          scheme,
          question: shown?.get(row.questionId),
          typed: typed.filter((one) => one.questionId === row.questionId),
        },
      ];
    }),
  }));
}

const paperIdsOf = (tests: readonly StoredTest['test'][]): number[] => [
  ...new Set(tests.flatMap(({ paperId }) => paperId ?? [])),
];

const byId = <One extends { readonly id: number }>(all: readonly One[]): ReadonlyMap<number, One> =>
  new Map(all.map((one) => [one.id, one]));

export const readTests = async (services: Services, others: TestsOfOthers, caller: Caller) =>
  presentRows(services, others, await listTestRows(services.database.db, caller.userId), caller);

/** What a student's papers of a subject came to, once nothing of them waits for anybody's marking. */
export async function readPapersSat(
  services: Services,
  others: TestsOfOthers,
  userId: string,
  subjectId: number,
) {
  const rows = await listTestRows(services.database.db, userId);
  const ofPapers = rows.filter((row) => row.paperId !== null && row.subjectId === subjectId);
  const tests = await presentRows(services, others, ofPapers, { userId, roleId: roleIds.student });
  return tests.flatMap(({ finished_at: at, paperResult }) =>
    at && paperResult && paperResult.of > 0 && paperResult.waiting === 0
      ? [{ at, share: paperResult.marks / paperResult.of, marks: paperResult.of }]
      : [],
  );
}

/** A handful of queries, however many tests there are. */
async function presentRows(
  services: Services,
  { readSheets, readPapers }: TestsOfOthers,
  rows: readonly TestRow[],
  caller: Reads,
) {
  const { db } = services.database;
  const now = services.clock.now();
  const ids = rows.map(({ id }) => id);
  const [questionRows, topicIds, sheets, papers] = await Promise.all([
    readTestQuestions(db, ids),
    readTestTopicIds(db, ids),
    readSheets(db, ids),
    readPapers(services, paperIdsOf(rows)),
  ]);
  const rowsOfTest = groupedBy(questionRows, ({ testId }) => testId);
  const stored = rows.map((test) => ({
    test,
    questions: rowsOfTest.get(test.id) ?? [],
    topicIds: topicIds.get(test.id) ?? [],
    typed: [],
  }));
  return (await partsOf(services, stored, { sheets, papers }, caller, false)).map((parts) =>
    presentTest(parts, now, { questions: false, answers: false }),
  );
}

/** Questions leave once the clock runs; marks, schemes and answers once it has stopped. */
export async function readTest(
  services: Services,
  others: TestsOfOthers,
  slug: string,
  caller: Caller,
  wanted: Wanted,
): Promise<Test> {
  return presentRead(await readParts(services, others, slug, caller, wanted.questions), wanted);
}

/** The same; a running test with its questions is put together as it leaves. */
export async function readTestToSend(
  services: Services,
  others: TestsOfOthers,
  slug: string,
  caller: Caller,
  wanted: Wanted,
): Promise<{ readonly test: Test } | { readonly running: JoinedJson }> {
  const read = await readParts(services, others, slug, caller, wanted.questions);
  if (wanted.questions && read.state === 'running')
    return { running: presentRunningTest(read.parts, read.now) };
  return { test: presentRead(read, wanted) };
}

type Read = Awaited<ReturnType<typeof readParts>>;

const presentRead = ({ parts, now, state }: Read, { questions, answers }: Wanted): Test =>
  presentTest(parts, now, {
    questions: questions && state !== 'not_started',
    answers: answers && state === 'finished',
  });

async function readParts(
  services: Services,
  { readSheets, readPapers }: TestsOfOthers,
  slug: string,
  caller: Caller,
  withQuestions: boolean,
) {
  const { db } = services.database;
  const stored = await findStoredTest(db, slug, caller.userId);
  if (!stored) throw noSuchTest();
  const now = services.clock.now();
  const state = stateOf(stored.test, now);
  // Nobody hands in sheets of a test that isn't over.
  const sheets: Sheets = state === 'finished' ? await readSheets(db, [stored.test.id]) : new Map();
  const papers = await readPapers(services, paperIdsOf([stored.test]));
  const shown = withQuestions && state !== 'not_started';
  const [parts] = await partsOf(services, [stored], { sheets, papers }, caller, shown);
  return { parts: parts!, now, state };
}
