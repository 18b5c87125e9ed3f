import type { AnsweredField } from './coach.tables.ts';

const hour = 3_600_000;

/**
 * One sitting at a question. The first reply to each of its fields counts; what is typed after the verdict was told is no
 * answer any more, and the same request that arrives twice changes nothing.
 */
const sittingHours = 12;

export const sittingStart = (now: Date): Date => new Date(now.getTime() - sittingHours * hour);

/** What a sitting comes to when these fields are checked in it; undefined where that adds nothing. */
export function addedTo(
  before: readonly AnsweredField[],
  checked: readonly AnsweredField[],
): { replies: AnsweredField[]; marks: number; of: number } | undefined {
  const known = new Set(before.map(({ field }) => field));
  const added = checked.filter(({ field }) => !known.has(field));
  if (added.length === 0) return undefined;
  const replies = [...before, ...added];
  const sum = (key: 'marks' | 'of') => replies.reduce((total, reply) => total + reply[key], 0);
  return { replies, marks: sum('marks'), of: sum('of') };
}
