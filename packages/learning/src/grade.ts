import type { Course } from './course.ts';
import { dayOf, within } from './event.ts';
import type { Mastery } from './evidence.ts';
import { logistic, MasteryFold } from './mastery.ts';
import { masteryParameters } from './mastery-parameters.ts';

/** A whole paper that was marked. */
export interface PaperSat {
  readonly at: string;
  readonly share: number;
  readonly marks: number;
}

export interface GradeInput {
  readonly mastery: Mastery;
  readonly course: Course;
  /** How much of the exam each topic is, by id; the sum doesn't matter. */
  readonly weights: Readonly<Record<string, number>>;
  readonly papers: readonly PaperSat[];
  /** The lowest share of marks for each grade from 2 to 7. */
  readonly boundaries: readonly number[];
  readonly now: string;
}

export interface GradeEstimate {
  /** The grades between which it lies, and how likely that is. */
  readonly low: number;
  readonly high: number;
  readonly sureness: number;
  readonly likeliest: number;
  /** The share of marks to be expected. */
  readonly share: number;
  /** False: too little to say. */
  readonly sure: boolean;
}

export interface Raise {
  readonly topicId: number;
  /** What is to be expected in the topic now. */
  readonly share: number;
  /** How much of all marks it would bring to get one step better there. */
  readonly raises: number;
}

const surenessAimed = 0.8;
const widestRange = 2;
/** What no model of topics knows: the day, the paper, the nerves (standard deviations of a share). */
const modelError = 0.06;
const paperError = 0.06;
/** A paper tells less of today the longer ago it was (variance per day). */
const paperDrift = 0.0002;

export function gradeOf(input: GradeInput): GradeEstimate {
  const { share, variance } = shareOfExam(input);
  const chances = gradeChances(share, Math.sqrt(variance), input.boundaries);
  const likeliest = chances.indexOf(Math.max(...chances));
  let [low, high] = [likeliest, likeliest];
  let sureness = chances[likeliest]!;
  while (sureness < surenessAimed && high - low < chances.length - 1) {
    const below = chances[low - 1] ?? -1;
    const above = chances[high + 1] ?? -1;
    if (below > above) low--;
    else high++;
    sureness += Math.max(below, above);
  }
  return {
    low: low + 1,
    high: high + 1,
    sureness: Math.min(1, sureness),
    likeliest: likeliest + 1,
    share,
    sure: high - low <= widestRange,
  };
}

/** From mastery, then corrected by each paper as far as either is sure. */
function shareOfExam({ mastery, course, weights, papers, now }: GradeInput) {
  const day = dayOf(now);
  const fold = new MasteryFold(mastery, course);
  const topics = weighed(fold, course, weights, day);
  let share = topics.reduce((sum, topic) => sum + topic.weight * topic.share, 0);
  const slopes = new Map(topics.map(({ topicId, weight, slope }) => [topicId, weight * slope]));
  let variance = fold.varianceOf(slopes, day) + modelError ** 2;
  for (const paper of papers) {
    const chance = (share * (1 - share)) / Math.max(1, paper.marks);
    const noise = paperError ** 2 + chance + paperDrift * Math.max(0, day - dayOf(paper.at));
    const trust = variance / (variance + noise);
    share += trust * (within(paper.share, 0, 1) - share);
    variance *= 1 - trust;
  }
  return { share, variance };
}

/** The topics of the exam with their weights as shares; where none is given, those without topics below count alike. */
function weighed(fold: MasteryFold, course: Course, weights: GradeInput['weights'], day: number) {
  const topics = fold.abilities(day);
  const inner = new Set(course.topics.map(({ parentId }) => parentId));
  const isGiven = topics.some(({ topicId }) => (weights[topicId] ?? 0) > 0);
  const given = topics.map(({ topicId }) =>
    isGiven ? Math.max(0, weights[topicId] ?? 0) : Number(!inner.has(topicId)),
  );
  const sum = given.reduce((total, weight) => total + weight, 0);
  return topics.map(({ topicId, mean, variance }, index) => {
    const known = logistic(mean);
    return {
      topicId,
      mean,
      variance,
      weight: given[index]! / Math.max(sum, Number.MIN_VALUE),
      share: fold.shareOf({ mean, variance }),
      slope: (1 - masteryParameters.slip) * known * (1 - known),
    };
  });
}

/** The chance of each grade from 1 on, if the share is normally distributed. */
function gradeChances(share: number, deviation: number, boundaries: readonly number[]): number[] {
  const below = [0, ...boundaries.map((boundary) => normalBelow((boundary - share) / deviation)), 1];
  return below.slice(1).map((upTo, index) => Math.max(0, upTo - below[index]!));
}

/** The share of the normal distribution below a value, by its logistic likeness (within 0.0002). */
const normalBelow = (value: number): number => logistic(1.5976 * value + 0.070_56 * value ** 3);

/** The topics that would raise the grade most if the student got one step better there. */
export function raiseMost(
  { mastery, course, weights, now }: Pick<GradeInput, 'mastery' | 'course' | 'weights' | 'now'>,
  count = 3,
): Raise[] {
  const fold = new MasteryFold(mastery, course);
  return weighed(fold, course, weights, dayOf(now))
    .filter(({ weight }) => weight > 0)
    .map(({ topicId, mean, variance, weight, share }) => ({
      topicId,
      share,
      raises: weight * (fold.shareOf({ mean: mean + 1, variance }) - share),
    }))
    .sort((one, other) => other.raises - one.raises || one.topicId - other.topicId)
    .slice(0, count);
}
