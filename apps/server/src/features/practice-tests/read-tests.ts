import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readSchemes, readWholeQuestions } from '../questions/read-questions.ts';
import type { ReadSheets } from './read-sheets.ts';
import { findOwnTest } from './take-test.ts';
import { presentTest, type TestParts } from './test.presenter.ts';
import { stateOf } from './test-clock.policy.ts';
import {
  listTestRows,
  readTestQuestions,
  readTestTopicIds,
  type TestQuestionRow,
  type TestRow,
} from './tests.queries.ts';
import { listTyped } from './typed-replies.queries.ts';

interface Wanted {
  readonly questions: boolean;
  readonly answers: boolean;
}

/** A handful of queries, however many tests there are; the questions themselves are read only when they are shown. */
async function partsOf(
  services: Services,
  readSheets: ReadSheets,
  tests: readonly TestRow[],
  caller: Caller,
  withQuestions: boolean,
): Promise<TestParts[]> {
  const { database } = services;
  const ids = tests.map(({ id }) => id);
  const [catalogue, questionRows, topicIds, sheets] = await Promise.all([
    readCatalogue(services),
    readTestQuestions(database.db, ids),
    readTestTopicIds(database.db, ids),
    readSheets(database.db, ids),
  ]);
  const questionIds = [...new Set(questionRows.map(({ questionId }) => questionId))];
  const [schemes, questions, typed] = await Promise.all([
    readSchemes(services, questionIds, caller).then(byId),
    withQuestions ? readWholeQuestions(services, questionIds, caller).then(byId) : undefined,
    withQuestions ? listTyped(database.db, ids) : [],
  ]);
  const rowsOfTest = grouped(questionRows);
  return tests.map((test) => ({
    test,
    subject: catalogue.subjects.find(({ id }) => id === test.subjectId)!,
    sheets: sheets.get(test.id) ?? [],
    topics: (topicIds.get(test.id) ?? []).flatMap((id) => catalogue.topicById(id) ?? []),
    // A question that was hidden or deleted meanwhile is no longer part of the test.
    questions: rowsOfTest(test.id).flatMap((row) => {
      const scheme = schemes.get(row.questionId);
      if (!scheme) return [];
      const { testId, questionId } = row;
      return [
        {
          row,
          scheme,
          question: questions?.get(questionId),
          typed: typed.filter((one) => one.testId === testId && one.questionId === questionId),
        },
      ];
    }),
  }));
}

function grouped(rows: readonly TestQuestionRow[]): (testId: number) => readonly TestQuestionRow[] {
  const found = new Map<number, TestQuestionRow[]>();
  for (const row of rows) {
    const group = found.get(row.testId);
    if (group) group.push(row);
    else found.set(row.testId, [row]);
  }
  return (testId) => found.get(testId) ?? [];
}

const byId = <One extends { readonly id: number }>(all: readonly One[]): ReadonlyMap<number, One> =>
  new Map(all.map((one) => [one.id, one]));

export async function readTests(services: Services, readSheets: ReadSheets, caller: Caller) {
  const rows = await listTestRows(services.database.db, caller.userId);
  const now = services.clock.now();
  return (await partsOf(services, readSheets, rows, caller, false)).map((parts) =>
    presentTest(parts, now, { questions: false, answers: false }),
  );
}

/** Questions leave once the clock runs; marks, schemes and answers once it has stopped. */
export async function readTest(
  services: Services,
  readSheets: ReadSheets,
  slug: string,
  caller: Caller,
  wanted: Wanted,
) {
  const row = await findOwnTest(services.database.db, slug, caller);
  const now = services.clock.now();
  const state = stateOf(row, now);
  const questions = wanted.questions && state !== 'not_started';
  const [parts] = await partsOf(services, readSheets, [row], caller, questions);
  return presentTest(parts!, now, { questions, answers: wanted.answers && state === 'finished' });
}
