import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { findGradedTest, type GradedTest, noteGradedAsWhole } from '../practice-tests/graded-tests.ts';
import { learnFromTest } from '../practice-tests/learn-from-test.ts';
import { noSuchTest } from '../practice-tests/take-test.ts';
import { aboutSheet } from './claim-sheet.ts';
import { noteReturned } from './desk.queries.ts';
import { assertMine, assertNotOwn, notHandedIn } from './find-sheet.ts';
import { dropFile, tellStudent } from './grading.jobs.ts';
import { presentGrading } from './grading.presenter.ts';
import { changeGrading, findGrading, holdGrading } from './grading.queries.ts';
import { keepPdf } from './keep-file.ts';
import type { ReceivedSheet } from './received-sheet.ts';

/** The graded sheet, from whoever has the test or from anybody while nobody has. Another one takes its place. */
export async function uploadReport(
  services: Services,
  test: GradedTest,
  given: { readonly sheet: ReceivedSheet; readonly marks: number | undefined },
  caller: Caller,
): Promise<Grading> {
  const { database, queue, clock } = services;
  const before = await findGrading(database.db, test.id);
  if (!before?.submittedAt) throw notHandedIn();
  assertNotOwn(before, caller);
  if (before.claimedBy !== null) await assertMine(services, before, caller);
  const { content } = await given.sheet.check();
  const key = await keepPdf(services, 'graded-sheets', content);
  const grading = await database.transaction(async (tx) => {
    const now = clock.now();
    if (!(await findGradedTest(tx.db, test.slug, now, { forUpdate: true }))) throw noSuchTest();
    const held = await holdGrading(tx.db, before);
    if (held.claimedBy !== null) await assertMine(services, held, caller);
    await noteGradedAsWhole(tx.db, test.id, given.marks);
    await learnFromTest(services, tx.db, test.id);
    if (held.reportKey !== null) await queue.enqueue(tx, dropFile, { key: held.reportKey });
    const news = held.gradedAt === null ? 'ready' : 'corrected';
    await queue.enqueue(tx, tellStudent, { gradingId: held.id, news });
    await noteReturned(tx.db, held.id, null);
    await recordStaffAction(tx, caller, now, {
      action: 'upload graded sheet',
      about: aboutSheet({ test }),
      ...(given.marks !== undefined && {
        before: { marks_obtained: test.marksObtained },
        after: { marks_obtained: given.marks },
      }),
    });
    return changeGrading(tx.db, held.id, {
      reportKey: key,
      gradedAt: now,
      claimedBy: held.claimedBy ?? caller.userId,
      claimedAt: held.claimedAt ?? now,
    });
  });
  return presentGrading(test.slug, grading);
}
