import { attentionKinds, type getOverview } from '@sevenfold/contract/insights/overview.endpoints';
import { overviewPeriod } from '@sevenfold/contract/insights/overview.rules';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { countVisitors } from './count-visitors.ts';
import {
  type Counted,
  countActiveStudents,
  countFinishedTests,
  countSignUps,
  readSubjectFigures,
  sumRevenue,
} from './overview.queries.ts';

type Overview = ResponseOf<typeof getOverview>;
type Kind = Overview['attention'][number]['kind'];

interface HowMuch {
  readonly count: number;
  readonly oldestAt: Date | null;
  /** By when the first has to be done, and how many are late, where something was promised. */
  readonly dueAt?: Date | null;
  readonly overdue?: number;
}

/** How much waits for somebody, and since when; told by the feature that knows. */
export type Waiting = Readonly<Record<Kind, (services: Services) => Promise<HowMuch>>>;

export async function readOverview(services: Services, waiting: Waiting, days: number): Promise<Overview> {
  const { database, clock } = services;
  const period = overviewPeriod(days, clock.now());
  const [attention, signUps, active, tests, revenue, visitors, subjects] = await Promise.all([
    Promise.all(
      attentionKinds.map(async (kind) => {
        const { count, oldestAt, dueAt, overdue = 0 } = await waiting[kind](services);
        return {
          kind,
          count,
          oldest_at: oldestAt?.toISOString() ?? null,
          due: dueAt ? { at: dueAt.toISOString(), late: overdue } : null,
        };
      }),
    ),
    countSignUps(database.lagging, period),
    countActiveStudents(database.lagging, period),
    countFinishedTests(database.lagging, period),
    sumRevenue(database.lagging, period),
    countVisitors(services, period),
    readSubjectFigures(database.lagging, period.start),
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
    series: [
      series('sign_ups', signUps),
      series('active_students', active),
      series('tests_finished', tests),
      series('revenue', revenue),
      series('visitors', visitors),
    ],
    subjects: subjects.map((subject) => ({
      subject_name: subject.subjectName,
      completed: subject.completed,
      students: subject.students,
      tests_finished: subject.testsFinished,
    })),
  };
}
