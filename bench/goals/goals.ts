/** One line of the table: a number that was measured, beside the one that it has to reach. */
export interface Goal {
  readonly what: string;
  readonly now: string;
  readonly goal: string;
  readonly met: boolean;
}

/** What is measured together. Each stands in a file of its own and is listed in `measure-goals.ts`. */
export interface GoalRow {
  /** For `--rows`. */
  readonly name: string;
  /** Medians or percentiles of everything that was measured; never the best of several runs. */
  measure(): Promise<readonly Goal[]>;
}

export const atMost = (what: string, now: number, most: number, unit: string): Goal => ({
  what,
  now: `${readable(now)} ${unit}`,
  goal: `at most ${readable(most)} ${unit}`,
  met: now <= most,
});

export const atLeast = (what: string, now: number, least: number, unit: string): Goal => ({
  what,
  now: `${readable(now)} ${unit}`,
  goal: `at least ${readable(least)} ${unit}`,
  met: now >= least,
});

/** With what tells how to read the number. */
export const beside = (goal: Goal, what: string): Goal => ({ ...goal, now: `${goal.now} (${what})` });

const readable = (value: number): string =>
  value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(2);

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export function printGoals(goals: readonly Goal[]): void {
  console.log('\n| what | now | goal | met |\n| --- | --- | --- | --- |');
  for (const { what, now, goal, met } of goals) {
    console.log(`| ${what} | ${now} | ${goal} | ${met ? 'yes' : 'no'} |`);
  }
}
