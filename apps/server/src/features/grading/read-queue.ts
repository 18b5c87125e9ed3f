import { displayName } from '@sevenfold/contract/accounts/user';
import type { listGradingQueue } from '@sevenfold/contract/grading/desk.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readGradedTests, readTopicsOfTests } from '../practice-tests/graded-tests.ts';
import type { GradingRow } from './grading.queries.ts';
import { countQueue, listQueue, type QueueFilter } from './queue.queries.ts';

type Queue = ResponseOf<typeof listGradingQueue>;
export type QueuedSheet = Queue['rows'][number];

/** Sheets for the faculty, the most urgent first unless asked otherwise. */
export async function readQueue(services: Services, filter: QueueFilter, caller: Caller): Promise<Queue> {
  const { db } = services.database;
  const { rows, total } = await listQueue(db, filter, caller.userId);
  return {
    rows: await tellSheets(services, rows, caller),
    total,
    page: filter.page,
    pageSize: filter.pageSize,
    counts: await countQueue(db, caller.userId),
  };
}

/** Of sheets that are handed in. */
export async function tellSheets(
  services: Services,
  rows: readonly GradingRow[],
  caller: Caller,
): Promise<QueuedSheet[]> {
  const { database, clock } = services;
  const testIds = rows.map(({ testId }) => testId);
  const [tests, topics, people, catalogue] = await Promise.all([
    readGradedTests(database.db, testIds, clock.now()),
    readTopicsOfTests(services, testIds),
    readPeople(
      services,
      rows.flatMap(({ userId, claimedBy }) => (claimedBy ? [userId, claimedBy] : [userId])),
    ),
    readCatalogue(services),
  ]);
  return rows.flatMap((row) => {
    const test = tests.get(row.testId);
    const student = people.get(row.userId);
    if (!test || !student || !row.sheetAt || !row.submittedAt || !row.dueAt) return [];
    const claimer = row.claimedBy === null ? undefined : people.get(row.claimedBy);
    return [
      {
        test_slug: test.slug,
        subject: catalogue.subjects.find(({ id }) => id === test.subjectId)?.subjectName ?? '',
        topics: topics.get(row.testId) ?? [],
        student: {
          id: student.id,
          full_name: student.fullName,
          username: student.username,
          email: student.email,
        },
        pages: row.sheetPages ?? 0,
        uploaded_at: row.sheetAt.toISOString(),
        submitted_at: row.submittedAt.toISOString(),
        due_at: row.dueAt.toISOString(),
        claimed:
          claimer && row.claimedAt
            ? {
                by: displayName({ full_name: claimer.fullName, username: claimer.username }),
                at: row.claimedAt.toISOString(),
                mine: claimer.id === caller.userId,
              }
            : null,
        graded_at: row.gradedAt?.toISOString() ?? null,
        marks_obtained: row.gradedAt === null ? null : test.marksObtained,
      },
    ];
  });
}
