import { gainOf, worthOn } from '../../packages/learning/src/exam-aim.ts';
import {
  type Memory,
  type Pace,
  paceAfter,
  recallOn,
  rememberEvent,
  usualPace,
} from '../../packages/learning/src/memory.ts';
import { seededRandom } from '../random.ts';
import { type SimulatedMemory, simulatedForgetter, simulatedMemory } from './simulated-memory.ts';

export const examDay = 77;
const newUntil = 50;
const newEachDay = 3;
const shareHalfRight = 0.2;

/** What a policy may know of a design: what really happened, never the simulated memory. */
interface Met {
  memory: Memory;
  reviews: number;
  rememberedInARow: number;
  readonly truth: SimulatedMemory;
}

/** How urgent a review is today, and whether it is due at all. */
export type Policy = (
  met: Met,
  day: number,
  pace: Pace,
) => { readonly urgency: number; readonly due: boolean };

const ladder = [1, 3, 7, 14, 30, 60];
const intervalOf = (step: number, factor: number) => factor * ladder[Math.min(step, ladder.length - 1)]!;

export const fixedIntervals =
  (factor = 1): Policy =>
  ({ memory, reviews }, day) => {
    const urgency = (day - memory.day) / intervalOf(reviews, factor);
    return { urgency, due: urgency >= 1 };
  };

/** Fixed intervals that begin again after a miss. */
export const boxes =
  (factor = 1): Policy =>
  ({ memory, rememberedInARow }, day) => {
    const urgency = (day - memory.day) / intervalOf(rememberedInARow, factor);
    return { urgency, due: urgency >= 1 };
  };

export const plainFsrs =
  (retention = 0.9): Policy =>
  ({ memory }, day) => {
    const recall = recallOn(memory, day);
    return { urgency: 1 - recall, due: recall <= retention };
  };

export const examAim =
  (factor = 1): Policy =>
  ({ memory }, day, pace) => {
    const gain = gainOf(memory, day, examDay, pace);
    return { urgency: gain, due: gain >= factor * worthOn(day, examDay) };
  };

export interface Prepared {
  readonly recall: number;
  readonly reviewsPerDesign: number;
}

/** Eleven weeks of one student: three new designs a day, then reviews; the mean true recall on the day of the exam. */
export function prepare(
  seed: number,
  policy: Policy,
  { most, onlyDue }: { readonly most: number; readonly onlyDue: boolean },
): Prepared {
  const random = seededRandom(seed);
  const forgetter = simulatedForgetter(random);
  const designs: Met[] = [];
  let pace = usualPace;
  let reviews = 0;
  const review = (met: Met, day: number) => {
    const remembered = random.next() < met.truth.recall(day);
    const outcome = remembered ? (random.next() < shareHalfRight ? 0.6 : 1) : 0;
    const event = eventOn(day, outcome);
    pace = paceAfter(pace, met.memory, event);
    met.truth.meet(day, remembered);
    met.memory = rememberEvent(met.memory, event);
    met.rememberedInARow = remembered ? met.rememberedInARow + 1 : 0;
    met.reviews++;
    reviews++;
  };
  for (let day = 0; day < examDay; day++) {
    designs
      .map((met) => ({ met, ...policy(met, day, pace) }))
      .filter(({ due }) => due || !onlyDue)
      .sort((one, other) => other.urgency - one.urgency)
      .slice(0, most)
      .forEach(({ met }) => {
        review(met, day);
      });
    for (let number = 0; day < newUntil && number < newEachDay; number++) {
      const truth = simulatedMemory(forgetter, random);
      const understood = random.next() < truth.first;
      truth.meet(day, understood);
      const memory = rememberEvent(undefined, eventOn(day, understood ? 1 : 0));
      designs.push({ truth, memory, reviews: 0, rememberedInARow: 0 });
    }
  }
  const recall = designs.reduce((sum, { truth }) => sum + truth.recall(examDay), 0) / designs.length;
  return { recall, reviewsPerDesign: reviews / designs.length };
}

const eventOn = (day: number, outcome: number) => ({
  at: new Date(day * 86_400_000).toISOString(),
  design: '',
  topicIds: [],
  difficulty: 'Medium' as const,
  outcome,
  source: 'reply' as const,
});
