import { measurePages, pageNames } from '../lighthouse/measured-pages.ts';
import { atLeast, atMost, beside, type Goal, type GoalRow } from './goals.ts';

const runs = 5;
const goals = { points: 95, blockedMs: 150, lcpSeconds: 1.8 };

export const lighthouseGoal: GoalRow = {
  name: 'lighthouse',
  async measure() {
    const rows = await measurePages(pageNames, runs);
    const blockedIn = (page: string, tbt: number, machine: number): Goal => {
      const goal = atMost(`Lighthouse on a phone, ${page}: blocked`, Math.round(tbt), goals.blockedMs, 'ms');
      return beside(goal, `machine: ${machine.toFixed(0)}`);
    };
    return rows.flatMap(({ page, scores, lcp, tbt, machine }) => [
      atLeast(`Lighthouse on a phone, ${page}: points`, scores.performance, goals.points, 'points'),
      blockedIn(page, tbt, machine),
      atMost(`Lighthouse on a phone, ${page}: LCP`, lcp / 1000, goals.lcpSeconds, 's'),
    ]);
  },
};
