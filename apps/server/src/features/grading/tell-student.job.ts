import { displayName } from '@sevenfold/contract/accounts/user';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
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
  { jobId }: { jobId: string },
): Promise<void> {
  const { config, database, mailer, world } = services;
  const grading = await findGradingById(database.db, gradingId);
  if (!grading?.dueAt || grading.sheetPages === null) return;
  const { subjects } = await readCatalogue(services);
  const student = (await readPeople(services, [grading.userId])).get(grading.userId);
  const test = (await readGradedTests(database.db, [grading.testId], world.now())).get(grading.testId);
  if (!student || !test) return;
  const facts = {
    site: config.site,
    origin: config.publicOrigin,
    name: displayName({ full_name: student.fullName, username: student.username }),
    subject: subjects.find(({ id }) => id === test.subjectId)?.subjectName ?? '',
  };
  const email =
    news === 'received'
      ? gradingReceivedEmail({ ...facts, pages: grading.sheetPages, due: grading.dueAt })
      : reportReadyEmail({ ...facts, corrected: news === 'corrected' });
  await mailer.send({ id: jobId, to: student.email, ...(await renderEmail(email)) });
}
