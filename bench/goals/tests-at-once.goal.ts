import { type Sat, sitTests, timeAt } from '../sit-tests.ts';
import { undisturbed } from '../undisturbed.ts';
import { atMost, type Goal, type GoalRow } from './goals.ts';

const students = 2000;
const limits = {
  start: { median: 500, p99: 2000 },
  read: { median: 500, p99: 2000 },
  action: { median: 50, p99: 500 },
} as const;

/** Whatever disturbed them: what was lost or failed counts, also where the times don't. */
function goalsOf(all: readonly Sat[]): Goal[] {
  const who = `${students.toLocaleString('en')} students at once`;
  const { calls } = all.at(-1)!;
  const lost = all.reduce((sum, sat) => sum + sat.lost, 0);
  const failed = all
    .flatMap((sat) => Object.values(sat.calls))
    .reduce((sum, timing) => sum + timing.failed, 0);
  return [
    ...(['start', 'read', 'action'] as const).flatMap((name) => [
      atMost(`${who}: ${name}, median`, timeAt(calls[name], 0.5), limits[name].median, 'ms'),
      atMost(`${who}: ${name}, p99`, timeAt(calls[name], 0.99), limits[name].p99, 'ms'),
    ]),
    atMost(`${who}: told saved but lost`, lost, 0, 'answers'),
    atMost(`${who}: failed`, failed, 0, 'calls'),
  ];
}

/** They start within ten seconds and then act every four, on the same cores as the server and its database. */
export const testsAtOnce: GoalRow = {
  name: 'tests-at-once',
  async measure() {
    const all: Sat[] = [];
    await undisturbed(async () => {
      const sat = await sitTests('embedded', {
        students,
        startWithinMs: 10_000,
        actEveryMs: 4000,
        actForMs: 40_000,
        questions: 1000,
      });
      all.push(sat);
    });
    return goalsOf(all);
  },
};
