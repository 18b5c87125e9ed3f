import type { getUserDetails } from '@sevenfold/contract/accounts/admin-users.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { ReadSheets } from './read-sheets.ts';
import { stateOf } from './test-clock.policy.ts';
import { countTests, listLatestTests } from './tests-of-user.queries.ts';

const shown = 20;

/** How many tests a user made and finished, and the last of them with where their answer sheets stand; for staff. */
export async function readTestsOfUser(
  services: Services,
  readSheets: ReadSheets,
  userId: string,
): Promise<ResponseOf<typeof getUserDetails>['tests']> {
  const { database, clock } = services;
  const [counted, latest, { subjects }] = await Promise.all([
    countTests(database.db, userId),
    listLatestTests(database.db, userId, shown),
    readCatalogue(services),
  ]);
  const sheets = await readSheets(
    database.db,
    latest.map(({ test }) => test.id),
  );
  const now = clock.now();
  return {
    ...counted,
    latest: latest.map(({ test, questions }) => ({
      slug: test.slug,
      subject_name: subjects.find(({ id }) => id === test.subjectId)?.subjectName ?? '',
      state: stateOf(test, now),
      questions,
      created_at: test.createdAt.toISOString(),
      grading: sheets.get(test.id)?.includes('ADMIN_FILE') ? 'returned' : test.getGraded ? 'waiting' : null,
      marks_obtained: test.marksObtained,
    })),
  };
}
