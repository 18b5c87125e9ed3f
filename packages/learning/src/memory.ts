import { type Grade, Rating } from 'ts-fsrs';
import { dayOf, type LearningEvent, within } from './event.ts';
import { afterLook, chanceAfter, firstStability } from './fsrs.ts';
import { ratingOf } from './rating.ts';

/** What is remembered of one design. */
export interface Memory {
  /** Days until the chance of remembering has fallen to 0.9, for a student of the usual pace. */
  readonly stability: number;
  /** From 1 to 10, as FSRS counts. */
  readonly difficulty: number;
  /** The day of the last event, and what came of it. */
  readonly day: number;
  readonly outcome: number;
  readonly reviews: number;
  readonly missed: number;
}

/** How much longer a student remembers than FSRS expects, as a logarithm, and from how many reviews that is known. */
export interface Pace {
  readonly log: number;
  readonly reviews: number;
}

export const usualPace: Pace = { log: 0, reviews: 0 };

/** Who has read the solution remembers it as long as after a first miss, however often it was missed before. */
const leastStability = firstStability(Rating.Again);
/** FSRS knows whole days. */
const elapsedDays = (from: number, to: number): number => Math.max(0, Math.round(to - from));

/** What arrives late counts as done when the one before it was. */
const laterOf = (day: number, memory: Memory | undefined): number =>
  Math.max(day, memory?.day ?? Number.NEGATIVE_INFINITY);

/** `done` is the event's day, for who has read it already. */
export function rememberEvent(
  memory: Memory | undefined,
  event: LearningEvent,
  done = dayOf(event.at),
): Memory {
  const rating = ratingOf(event);
  const day = laterOf(done, memory);
  const elapsed = memory ? elapsedDays(memory.day, day) : 0;
  const { stability, difficulty } = nextState(memory, elapsed, rating);
  return {
    stability,
    difficulty,
    day,
    outcome: within(event.outcome, 0, 1),
    reviews: (memory?.reviews ?? 0) + 1,
    missed: (memory?.missed ?? 0) + (rating === Rating.Again ? 1 : 0),
  };
}

function nextState(memory: Memory | undefined, elapsed: number, rating: Grade, chance?: number) {
  const { stability, difficulty } = afterLook(memory, elapsed, rating, chance);
  return { stability: Math.max(leastStability, stability), difficulty };
}

const firstStep = 0.5;
const slowing = 0.02;
const mostPace = 3;

/**
 * The published parameters are those of an average over strangers. Each review a day or more after the last says whether
 * this student remembers longer or shorter, the first ones most.
 */
export function paceAfter(
  pace: Pace,
  memory: Memory | undefined,
  event: LearningEvent,
  done = dayOf(event.at),
): Pace {
  const day = laterOf(done, memory);
  if (!memory || event.retry || event.source === 'completed' || elapsedDays(memory.day, day) < 1) return pace;
  const remembered = ratingOf(event) === Rating.Again ? 0 : 1;
  const step = firstStep / (1 + slowing * pace.reviews);
  return {
    log: within(pace.log + step * (remembered - recallOn(memory, day, pace)), -mostPace, mostPace),
    reviews: pace.reviews + 1,
  };
}

/** The chance of remembering on a day. */
export const recallOn = ({ stability, day }: Memory, on: number, pace = usualPace): number =>
  chanceAfter(Math.max(0, on - day), stability * Math.exp(pace.log));

/** What the memory is after a review on a day: if it is remembered then, and if it isn't. */
export function afterReview(memory: Memory, day: number): { remembered: Memory; missed: Memory } {
  const elapsed = elapsedDays(memory.day, day);
  const chance = chanceAfter(elapsed, memory.stability);
  const rated = (rating: Grade): Memory => {
    const { stability, difficulty } = nextState(memory, elapsed, rating, chance);
    const { outcome, reviews, missed } = memory;
    return { stability, difficulty, day, outcome, reviews, missed };
  };
  return { remembered: rated(Rating.Good), missed: rated(Rating.Again) };
}
