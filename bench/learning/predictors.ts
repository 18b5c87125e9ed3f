import type { Course } from '../../packages/learning/src/course.ts';
import { dayOf, type LearningEvent } from '../../packages/learning/src/event.ts';
import { MasteryFold } from '../../packages/learning/src/mastery.ts';
import { type MasteryParameters, masteryParameters } from '../../packages/learning/src/mastery-parameters.ts';

/** Says what share of marks is to be expected, then sees what came of it. One for each student. */
export interface Predictor {
  readonly expect: (event: LearningEvent) => number;
  readonly see: (event: LearningEvent) => void;
}

export function ourModel(course: Course, parameters: MasteryParameters = masteryParameters): Predictor {
  const fold = new MasteryFold({}, course, parameters);
  return {
    expect: (event) => fold.expected(event, dayOf(event.at)) ?? 0.5,
    see: (event) => fold.add(event),
  };
}

/** The student's mean in the subtopic so far, drawn towards the student's mean in all, and that towards everybody's. */
export function averagePerTopic(everybody: number): Predictor {
  const all = { sum: 2 * everybody, count: 2 };
  const topics = new Map<number, { sum: number; count: number }>();
  return {
    expect: ({ topicIds }) => {
      const own = topics.get(topicIds[0]!) ?? { sum: 0, count: 0 };
      return (own.sum + 2 * (all.sum / all.count)) / (own.count + 2);
    },
    see: ({ topicIds, outcome }) => {
      const own = topics.get(topicIds[0]!) ?? { sum: 0, count: 0 };
      topics.set(topicIds[0]!, { sum: own.sum + outcome, count: own.count + 1 });
      all.sum += outcome;
      all.count++;
    },
  };
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));
const eloStart = { Easy: -1, Medium: 0, Hard: 1 };

/** Ratings of student and subtopic and of designs, which all students share, moved by a constant share of the surprise. */
export function plainElo(items: Map<string, number>, step: number): Predictor {
  const abilities = new Map<number, number>();
  const levelOf = ({ design, difficulty }: LearningEvent) => items.get(design) ?? eloStart[difficulty];
  const abilityOf = ({ topicIds }: LearningEvent) => abilities.get(topicIds[0]!) ?? 0;
  const expect = (event: LearningEvent) => logistic(abilityOf(event) - levelOf(event));
  return {
    expect,
    see: (event) => {
      const surprise = event.outcome - expect(event);
      const [ability, level] = [abilityOf(event), levelOf(event)];
      abilities.set(event.topicIds[0]!, ability + step * surprise);
      items.set(event.design, level - step * surprise);
    },
  };
}
