import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import type { Services } from '../../platform/services.ts';
import { findGradedTest, type GradedTest, noteFacultyMarks } from '../practice-tests/graded-tests.ts';
import { noSuchTest } from '../practice-tests/take-test.ts';
import { dropFile, tellStudent } from './grading.jobs.ts';
import { presentGrading } from './grading.presenter.ts';
import { changeGrading, findGrading, holdGrading } from './grading.queries.ts';
import { keepPdf } from './keep-file.ts';
import { checkPdf } from './pdf/check-pdf.ts';

const notHandedIn = () => new AppError('conflict', 'This test has not been handed in for grading');

/** The graded sheet. Another one takes its place; the student is told of the first. */
export async function uploadReport(
  services: Services,
  test: GradedTest,
  given: { readonly file: UploadedFile; readonly marks: number | undefined },
  caller: Caller,
): Promise<Grading> {
  const { database, queue, world } = services;
  const before = await findGrading(database.db, test.id);
  if (!before?.submittedAt) throw notHandedIn();
  await checkPdf(given.file.content);
  const key = await keepPdf(services, 'graded-sheets', given.file.content);
  const grading = await database.transaction(async (tx) => {
    const now = world.now();
    if (!(await findGradedTest(tx.db, test.slug, now, { forUpdate: true }))) throw noSuchTest();
    const held = await holdGrading(tx.db, before);
    if (given.marks !== undefined) await noteFacultyMarks(tx.db, test.id, given.marks);
    if (held.reportKey !== null) await queue.enqueue(tx, dropFile, { key: held.reportKey });
    if (held.gradedAt === null) {
      await queue.enqueue(tx, tellStudent, { gradingId: held.id, news: 'ready' });
    }
    return changeGrading(tx.db, held.id, {
      reportKey: key,
      gradedAt: now,
      claimedBy: held.claimedBy ?? caller.userId,
      claimedAt: held.claimedAt ?? now,
    });
  });
  return presentGrading(test.slug, grading);
}
