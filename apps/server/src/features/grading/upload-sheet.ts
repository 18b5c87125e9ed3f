import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { ClaimedPage } from '@sevenfold/contract/grading/sheet-pages.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findGradedTest, type GradedTest } from '../practice-tests/graded-tests.ts';
import { noSuchTest } from '../practice-tests/take-test.ts';
import { dropFile } from './grading.jobs.ts';
import { hasBegun } from './grading.policy.ts';
import { presentGrading } from './grading.presenter.ts';
import { awaitPayments, changeGrading, type GradingRow, holdGrading } from './grading.queries.ts';
import { handInIfComplete } from './hand-in.ts';
import { keepPdf } from './keep-file.ts';
import { assertPagesOfSheet, type KnownPage } from './know-pages.ts';
import type { ReceivedSheet } from './received-sheet.ts';
import { setSheetPages } from './sheet-pages.queries.ts';

export function assertNotBegun(grading: GradingRow | undefined): void {
  if (grading && hasBegun(grading)) {
    throw new AppError('conflict', "A member of our faculty is grading your sheet, so it can't be exchanged");
  }
}

/** With what its student says of its pages, which may be nothing. */
interface AnswerSheet extends ReceivedSheet {
  readonly claims: readonly ClaimedPage[];
  readonly known: readonly KnownPage[];
}

/** The student's sheet. Another one takes its place until a member of the faculty has begun. */
export async function uploadSheet(
  services: Services,
  { slug, id: testId, userId }: GradedTest,
  sheet: AnswerSheet,
): Promise<Grading> {
  const { database, queue, clock, ids } = services;
  const { pages, content } = await sheet.check();
  if (sheet.claims.length > 0) assertPagesOfSheet(sheet.claims, pages);
  const key = await keepPdf(services, 'answer-sheets', content);
  const grading = await database.transaction(async (tx) => {
    const now = clock.now();
    await awaitPayments(tx.db, userId);
    // The test may be gone since the upload began.
    if (!(await findGradedTest(tx.db, slug, now, { forUpdate: true }))) throw noSuchTest();
    const held = await holdGrading(tx.db, { id: ids.uuid(), testId, userId, createdAt: now });
    assertNotBegun(held);
    if (held.sheetKey !== null) await queue.enqueue(tx, dropFile, { key: held.sheetKey });
    const changed = await changeGrading(tx.db, held.id, {
      sheetKey: key,
      sheetName: sheet.name,
      sheetPages: pages,
      sheetBytes: content.length,
      sheetAt: now,
    });
    await setSheetPages(tx.db, held.id, sheet.known);
    return handInIfComplete(services, tx, changed);
  });
  return presentGrading(slug, grading);
}
