import { dateOf, dayOf } from './event.ts';
import type { Due } from './exam-aim.ts';

export interface ReviewDay {
  /** An ISO date; today's first. */
  readonly date: string;
  readonly designs: readonly string[];
  readonly minutes: number;
}

export interface SpreadReviews {
  readonly days: readonly ReviewDay[];
  /** What doesn't fit before the exam: what adds least. */
  readonly left: readonly string[];
}

/** Nobody plans further ahead, and by then everything is different. */
const furthestDays = 14;

/**
 * What is due after an absence, over the coming days instead of all today: what adds most per minute first, as much a day
 * as there is time for. A question that takes longer than a day's time has a day for itself.
 */
export function spreadReviews({
  due,
  minutesOf,
  minutesADay,
  now,
  exam,
}: {
  readonly due: readonly Due[];
  readonly minutesOf: (design: string) => number;
  readonly minutesADay: number;
  readonly now: string;
  readonly exam?: string;
}): SpreadReviews {
  const today = dayOf(now);
  const untilExam = exam === undefined ? furthestDays : Math.max(0, Math.ceil(dayOf(exam) - today));
  const days: { date: string; designs: string[]; minutes: number }[] = [];
  const left: string[] = [];
  for (const { design } of byGainPerMinute(due, minutesOf)) {
    const minutes = minutesOf(design);
    let day = days.find((one) => one.minutes + minutes <= minutesADay);
    if (!day && days.length < Math.min(furthestDays, untilExam)) {
      day = { date: dateOf(today + days.length), designs: [], minutes: 0 };
      days.push(day);
    }
    if (!day) left.push(design);
    else {
      day.designs.push(design);
      day.minutes += minutes;
    }
  }
  return { days, left };
}

export const byGainPerMinute = (due: readonly Due[], minutesOf: (design: string) => number): Due[] =>
  [...due].sort(
    (one, other) =>
      other.gain / minutesOf(other.design) - one.gain / minutesOf(one.design) ||
      (one.design < other.design ? -1 : 1),
  );
