import { dateOf, dayOf, within } from './event.ts';
import { afterReview, type Memory, type Pace, recallOn, usualPace } from './memory.ts';
import { rememberedFrom } from './rating.ts';

/**
 * When a design should come back. FSRS holds the chance of remembering above a constant; what counts here is the day of
 * the exam. A review is worth what it adds to the chance of remembering on the day that it aims at: the exam, or two weeks
 * on while the exam is further away, since until then the design will come again. Of the rules tried at equal work this
 * one left most on the day (docs/learning.md).
 */
const aimsAhead = 14;

/**
 * What a review has to add before it is worth its time: the less, the nearer the exam, when there is nothing left to save
 * the time for. So the chance of remembering that is aimed at rises, and the last review is shortly before.
 */
export const worthIt = 0.12;
const leastShare = 0.1;
const fallsFor = 50;

export const worthOn = (day: number, exam = Number.POSITIVE_INFINITY): number =>
  worthIt * (leastShare + (1 - leastShare) * within((exam - day) / fallsFor, 0, 1));

/** Not on the same day: what was just read isn't remembered, it is still in sight. */
const soonest = 0.5;

export interface Reviewed {
  readonly pace: Pace;
  readonly memories: Readonly<Record<string, Memory>>;
}

export interface Due {
  readonly design: string;
  /** An ISO date; the past where it is overdue. Never the day of the exam or later. */
  readonly due: string;
  /** The chance of remembering now, on the exam day without a review, and what a review now adds on the day aimed at. */
  readonly recall: number;
  readonly recallAtExam: number | undefined;
  readonly gain: number;
}

const aimOf = (day: number, exam: number): number => Math.min(exam, day + aimsAhead);

/** What a review on a day adds to the chance of remembering on the day aimed at. 0 from the exam on. */
export function gainOf(
  memory: Memory,
  day: number,
  exam = Number.POSITIVE_INFINITY,
  pace = usualPace,
): number {
  if (day >= exam) return 0;
  const aim = aimOf(day, exam);
  const recall = recallOn(memory, day, pace);
  const { remembered, missed } = afterReview(memory, day);
  const after = recall * recallOn(remembered, aim, pace) + (1 - recall) * recallOn(missed, aim, pace);
  return Math.max(0, after - recallOn(memory, aim, pace));
}

/** What was missed comes back the next day, even where FSRS holds it for hopeless. */
const wasMissed = ({ outcome }: Memory): boolean => outcome < rememberedFrom;

/** Longer than any course: without an exam, what is known so well needs no date. */
const furthest = 1000;

/** The first day from the last event on when a review is worth it; undefined if there is none before the exam. */
export function reviewDay(
  memory: Memory,
  exam = Number.POSITIVE_INFINITY,
  pace = usualPace,
): number | undefined {
  const worth = (days: number) =>
    gainOf(memory, memory.day + days, exam, pace) >= worthOn(memory.day + days, exam);
  // A review adds the more, the later it is, and has to add less: what isn't worth it on the last day never is.
  const last = Math.min(furthest, Math.ceil(exam - memory.day) - 1);
  if (last < 1) return undefined;
  if (wasMissed(memory)) return memory.day + 1;
  if (!worth(last)) return undefined;
  let [early, late] = [0, last];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (worth(middle)) late = middle;
    else early = middle;
  }
  return memory.day + late;
}

/** What is due now, what gains most first. Nothing is due from the exam on. */
export function dueOf({ memories, pace }: Reviewed, now: string, exam?: string): Due[] {
  const today = dayOf(now);
  const examDay = exam === undefined ? undefined : dayOf(exam);
  return Object.entries(memories)
    .flatMap(([design, memory]): Due[] => {
      const gain = gainOf(memory, today, examDay, pace);
      const isWorth = wasMissed(memory) || gain >= worthOn(today, examDay);
      if (!isWorth || today - memory.day < soonest || today >= (examDay ?? today + 1)) return [];
      return [
        {
          design,
          // Found when somebody wants it: it takes ten times as long as all the rest.
          get due() {
            return dateOf(Math.min(reviewDay(memory, examDay, pace) ?? today, today));
          },
          recall: recallOn(memory, today, pace),
          recallAtExam: examDay === undefined ? undefined : recallOn(memory, examDay, pace),
          gain,
        },
      ];
    })
    .sort((one, other) => other.gain - one.gain || (one.design < other.design ? -1 : 1));
}
