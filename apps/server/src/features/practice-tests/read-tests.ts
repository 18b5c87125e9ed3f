import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readWholeQuestions } from '../questions/read-questions.ts';
import type { ReadSheets } from './read-sheets.ts';
import { findOwnTest } from './take-test.ts';
import { presentTest, type TestParts } from './test.presenter.ts';
import { stateOf } from './test-clock.policy.ts';
import { listTestRows, readTestQuestions, readTestTopicIds, type TestRow } from './tests.queries.ts';

interface Wanted {
  readonly questions: boolean;
  readonly answers: boolean;
}

/** A handful of queries, however many tests there are. */
async function partsOf(
  services: Services,
  readSheets: ReadSheets,
  tests: readonly TestRow[],
  caller: Caller,
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
  const questions = new Map(
    (await readWholeQuestions(services, questionIds, caller)).map((question) => [question.id, question]),
  );
  return tests.map((test) => ({
    test,
    subject: catalogue.subjects.find(({ id }) => id === test.subjectId)!,
    sheets: sheets.get(test.id) ?? [],
    topics: (topicIds.get(test.id) ?? []).flatMap((id) => catalogue.topicById(id) ?? []),
    // A question that was hidden or deleted meanwhile is no longer part of the test.
    questions: questionRows
      .filter(({ testId }) => testId === test.id)
      .flatMap((row) => {
        const question = questions.get(row.questionId);
        return question ? [{ row, question }] : [];
      }),
  }));
}

export async function readTests(services: Services, readSheets: ReadSheets, caller: Caller) {
  const rows = await listTestRows(services.database.db, caller.userId);
  const now = services.world.now();
  return (await partsOf(services, readSheets, rows, caller)).map((parts) =>
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
  const now = services.world.now();
  const state = stateOf(row, now);
  const [parts] = await partsOf(services, readSheets, [row], caller);
  return presentTest(parts!, now, {
    questions: wanted.questions && state !== 'not_started',
    answers: wanted.answers && state === 'finished',
  });
}
