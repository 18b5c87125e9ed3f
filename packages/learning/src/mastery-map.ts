import type { Course } from './course.ts';
import { dayOf, type LearningEvent } from './event.ts';
import type { Mastery } from './evidence.ts';
import { MasteryFold } from './mastery.ts';
import { masteryParameters } from './mastery-parameters.ts';

export interface TopicMastery {
  readonly topicId: number;
  /** The share of marks to be expected now at a question of medium difficulty, from 0 to 1. */
  readonly share: number;
  /** Where it lies with a chance of four in five. */
  readonly low: number;
  readonly high: number;
  /** Events of the topic itself, without those of topics below it. */
  readonly events: number;
  /** False: too little to say. */
  readonly sure: boolean;
}

/** Of a normal distribution, four fifths lie within so many standard deviations. */
const fourFifths = 1.2816;
/** The widest range of which it is said where in it the student stands, and the fewest events that may say so. */
export const widestSure = 0.4;
export const fewestEvents = 3;

/** Every topic of the course, in its order. */
export function masteryOf(
  mastery: Mastery,
  course: Course,
  now: string,
  parameters = masteryParameters,
): TopicMastery[] {
  const fold = new MasteryFold(mastery, course, parameters);
  const topics = fold.abilities(dayOf(now));
  const parents = new Map(course.topics.map(({ id, parentId }) => [id, parentId]));
  const eventsBelow = new Map<number, number>();
  for (const { topicId, events } of topics) {
    for (let id: number | null = topicId; id !== null; id = parents.get(id) ?? null) {
      eventsBelow.set(id, (eventsBelow.get(id) ?? 0) + events);
    }
  }
  return topics.map(({ topicId, mean, variance, events }) => {
    const reach = fourFifths * Math.sqrt(variance + parameters.misfit);
    const low = fold.shareOf({ mean: mean - reach, variance: 0 });
    const high = fold.shareOf({ mean: mean + reach, variance: 0 });
    const sure = high - low <= widestSure && eventsBelow.get(topicId)! >= fewestEvents;
    return { topicId, share: fold.shareOf({ mean, variance }), low, high, events, sure };
  });
}

/** The ability in a topic in logits, for figures of designs: taken before the event that is looked at. */
export const abilityBefore = (
  mastery: Mastery,
  course: Course,
  { at, topicIds }: Pick<LearningEvent, 'at' | 'topicIds'>,
): number | undefined =>
  topicIds[0] === undefined
    ? undefined
    : new MasteryFold(mastery, course).ability(topicIds[0], dayOf(at))?.mean;
