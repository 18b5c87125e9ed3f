import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readGradedTests } from '../practice-tests/graded-tests.ts';
import type { ReadSheets } from '../practice-tests/read-sheets.ts';
import { assertFinished, findOwnTest } from './find-test.ts';
import { presentGrading } from './grading.presenter.ts';
import { findGrading, listGradingsOf, listGradingsOfTests } from './grading.queries.ts';

export async function readGrading(services: Services, slug: string, caller: Caller): Promise<Grading> {
  const test = await findOwnTest(services, slug, caller);
  assertFinished(test);
  return presentGrading(test.slug, await findGrading(services.database.db, test.id));
}

export async function readGradings({ database, clock }: Services, caller: Caller): Promise<Grading[]> {
  const rows = await listGradingsOf(database.db, caller.userId);
  const testIds = rows.map(({ testId }) => testId);
  const tests = await readGradedTests(database.db, testIds, clock.now());
  return rows.flatMap((row) => {
    const test = tests.get(row.testId);
    return test ? [presentGrading(test.slug, row)] : [];
  });
}

/** Which sheets there are, for the lists of tests. */
export const readSheets: ReadSheets = async (db, testIds) => {
  const rows = await listGradingsOfTests(db, testIds);
  return new Map(
    rows.map(({ testId, sheetKey, reportKey }) => [
      testId,
      [
        ...(sheetKey === null ? [] : (['USER_FILE'] as const)),
        ...(reportKey === null ? [] : (['ADMIN_FILE'] as const)),
      ],
    ]),
  );
};
