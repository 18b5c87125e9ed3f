import type { getOverview } from '@sevenfold/contract/insights/overview.endpoints';
import { overviewPeriod } from '@sevenfold/contract/insights/overview.rules';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import {
  type Counted,
  countActiveStudents,
  countFinishedTests,
  countSignUps,
  readSubjectFigures,
} from './overview.queries.ts';

type Overview = ResponseOf<typeof getOverview>;
type Kind = Overview['attention'][number]['kind'];

/** How much waits for somebody, and since when; told by the feature that knows. */
export type ReadWaiting = (services: Services) => Promise<{ count: number; oldestAt: Date | null }>;
export type Waiting = Partial<Record<Kind, ReadWaiting>>;

export async function readOverview(services: Services, waiting: Waiting, days: number): Promise<Overview> {
  const { database, world } = services;
  const period = overviewPeriod(days, world.now());
  const [attention, signUps, active, tests, subjects] = await Promise.all([
    Promise.all(
      Object.entries(waiting).map(async ([kind, read]) => {
        const { count, oldestAt } = await read(services);
        return { kind: kind as Kind, count, oldest_at: oldestAt?.toISOString() ?? null };
      }),
    ),
    countSignUps(database.db, period),
    countActiveStudents(database.db, period),
    countFinishedTests(database.db, period),
    readSubjectFigures(database.db, period.start),
  ]);
  const series = (key: Overview['series'][number]['key'], { total, before, byPart }: Counted) => ({
    key,
    total,
    before,
    points: period.parts.map((from) => ({ from, count: byPart.get(from) ?? 0 })),
  });
  return {
    attention,
    unit: period.unit,
    series: [series('sign_ups', signUps), series('active_students', active), series('tests_finished', tests)],
    subjects: subjects.map((subject) => ({
      subject_name: subject.subjectName,
      completed: subject.completed,
      students: subject.students,
      tests_finished: subject.testsFinished,
    })),
  };
}
