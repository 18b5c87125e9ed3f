import type { Services } from '../../platform/services.ts';
import { mailPerson } from '../accounts/mail-person.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readGradedTests } from '../practice-tests/graded-tests.ts';
import { gradingReceivedEmail } from './emails/grading-received.email.tsx';
import { reportReadyEmail } from './emails/report-ready.email.tsx';
import type { TellData } from './grading.jobs.ts';
import { findGradingById } from './grading.queries.ts';

/** Nothing is sent of a test or to a student that is gone by now. */
export async function tellStudentNow(
  services: Services,
  { gradingId, news }: TellData,
  context: { jobId: string },
): Promise<void> {
  const { database, clock } = services;
  const grading = await findGradingById(database.db, gradingId);
  if (!grading?.dueAt || grading.sheetPages === null) return;
  const { dueAt: due, sheetPages: pages } = grading;
  const { subjects } = await readCatalogue(services);
  const test = (await readGradedTests(database.db, [grading.testId], clock.now())).get(grading.testId);
  if (!test) return;
  const subject = subjects.find(({ id }) => id === test.subjectId)?.subjectName ?? '';
  await mailPerson(services, grading.userId, context, (facts) =>
    news === 'received'
      ? gradingReceivedEmail({ ...facts, subject, pages, due })
      : reportReadyEmail({ ...facts, subject, corrected: news === 'corrected' }),
  );
}
