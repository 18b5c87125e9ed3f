import { cpus, loadavg } from 'node:os';
import { disturbances, watchMachine } from '../undisturbed.ts';
import { createTestGoal } from './create-test.goal.ts';
import { firstAsked } from './first-asked.goal.ts';
import { type Goal, type GoalRow, printGoals } from './goals.ts';
import { keptAnswers } from './kept-answers.goal.ts';
import { lighthouseGoal } from './lighthouse.goal.ts';
import { memory } from './memory.goal.ts';
import { starts } from './starts.goal.ts';
import { testsAtOnce } from './tests-at-once.goal.ts';

/** Ratios first: meanwhile it shows how quick the machine can be. */
const rows: readonly GoalRow[] = [
  keptAnswers,
  createTestGoal,
  testsAtOnce,
  firstAsked,
  memory,
  starts,
  lighthouseGoal,
];

/** Measures what is to be reached, one row after the other, and says of each whether it is. */
export async function measureGoals(wanted: readonly string[] | undefined): Promise<void> {
  const unknown = wanted?.filter((name) => rows.every((row) => row.name !== name)) ?? [];
  if (unknown.length > 0) {
    const known = rows.map(({ name }) => name).join(', ');
    throw new Error(`There is no row ${unknown.join(', ')}; there are ${known}`);
  }
  const load = loadavg()[0]!.toFixed(1);
  console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}), load before: ${load}`);
  watchMachine();
  const started = performance.now();
  const goals: Goal[] = [];
  for (const row of rows) {
    if (wanted && !wanted.includes(row.name)) continue;
    const measured = await row.measure();
    goals.push(...measured);
    // What was measured is told at once: a later row may fail.
    console.log(`${row.name}: ${measured.map(({ what, now }) => `${what} ${now}`).join('; ')}`);
  }
  printGoals(goals);
  console.log(`\n${disturbances()} Took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
}
