import type { listGradingQueue } from '@sevenfold/contract/grading/grading.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readGradedTests } from '../practice-tests/graded-tests.ts';
import { listWaiting } from './grading.queries.ts';

/** What waits for the faculty, the most urgent first. */
export async function readQueue(services: Services): Promise<ResponseOf<typeof listGradingQueue>> {
  const { database, world } = services;
  const rows = await listWaiting(database.db);
  const testIds = rows.map(({ testId }) => testId);
  const studentIds = rows.map(({ userId }) => userId);
  const [tests, students, catalogue] = await Promise.all([
    readGradedTests(database.db, testIds, world.now()),
    readPeople(services, studentIds),
    readCatalogue(services),
  ]);
  return rows.flatMap((row) => {
    const test = tests.get(row.testId);
    const student = students.get(row.userId);
    if (!test || !student) return [];
    const subject = catalogue.subjects.find(({ id }) => id === test.subjectId);
    return [
      {
        test_slug: test.slug,
        subject: subject?.subjectName ?? '',
        student: { full_name: student.fullName, username: student.username, email: student.email },
        pages: row.sheetPages!,
        submitted_at: row.submittedAt!.toISOString(),
        due_at: row.dueAt!.toISOString(),
        graded_at: null,
      },
    ];
  });
}
