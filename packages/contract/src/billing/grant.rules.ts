import { planKeys } from './plans.ts';

/** Plans that staff can give. */
export const grantedPlanKeys = planKeys.filter((key) => key !== 'free');
export type GrantedPlanKey = Exclude<(typeof planKeys)[number], 'free'>;

const lastDay = '2099-12-31';
const dayMs = 24 * 60 * 60 * 1000;

/** What is wrong with the last day of a plan, such as '2026-12-31'; undefined when nothing is. */
export function lastDayProblem(day: string, now: Date): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return 'Choose a day';
  if (day < now.toISOString().slice(0, 10)) return 'Choose today or a later day';
  return day > lastDay ? 'Choose a day before the year 2100, or no end' : undefined;
}

/** The last day counts as a whole, in UTC. */
export const endOfLastDay = (day: string): Date => new Date(Date.parse(day) + dayMs);
