import {
  type Grade,
  S_MIN as leastStability,
  S_MAX as mostStability,
  Rating,
  default_w as weights,
} from 'ts-fsrs';

/**
 * The formulas of FSRS 6, to the last digit as ts-fsrs has them (a test holds them equal), with its published parameters
 * put in. Its own algorithm reads them through a proxy and works out constants at each call, which takes five times as long;
 * a student's map and day ask thousands of times.
 */
interface Remembered {
  readonly stability: number;
  readonly difficulty: number;
}

const w = weights as readonly number[];
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const rounded = (value: number): number => Math.round(value * 1e8) / 1e8;

const decay = -w[20]!;
const factor = rounded(Math.exp(decay ** -1 * Math.log(0.9)) - 1);

/** The chance of remembering after so many days. */
export const chanceAfter = (days: number, stability: number): number =>
  rounded((1 + (factor * days) / stability) ** decay);

const firstDifficulty = (grade: Grade): number => rounded(w[4]! - Math.exp((grade - 1) * w[5]!) + 1);
export const firstStability = (grade: Grade): number => Math.max(w[grade - 1]!, 0.1);

/** What the difficulty goes back to. */
const easiest = firstDifficulty(Rating.Easy);
const growth = Math.exp(w[8]!);
/** Forgetting leaves no more than that share of the stability. */
const lapse = Math.exp(w[17]! * w[18]!);

/** After one more look, so many whole days after the one before; `chance` is that of remembering just before it. */
export function afterLook(
  known: Remembered | undefined,
  days: number,
  grade: Grade,
  chance = known && chanceAfter(days, known.stability),
): Remembered {
  if (!known || chance === undefined) {
    return { difficulty: within(firstDifficulty(grade), 1, 10), stability: firstStability(grade) };
  }
  const { stability, difficulty } = known;
  const next = days === 0 ? sameDay(stability, grade) : laterDay(known, grade, chance);
  const towards = difficulty + rounded((-w[6]! * (grade - 3) * (10 - difficulty)) / 9);
  return {
    difficulty: within(rounded(w[7]! * easiest + (1 - w[7]!) * towards), 1, 10),
    stability: next,
  };
}

function sameDay(stability: number, grade: Grade): number {
  const change = stability ** -w[19]! * Math.exp(w[17]! * (grade - 3 + w[18]!));
  const kept = grade >= Rating.Hard ? Math.max(change, 1) : change;
  return rounded(within(stability * kept, leastStability, mostStability));
}

function laterDay({ stability, difficulty }: Remembered, grade: Grade, chance: number): number {
  if (grade === Rating.Again) {
    const forgotten =
      w[11]! * difficulty ** -w[12]! * ((stability + 1) ** w[13]! - 1) * Math.exp((1 - chance) * w[14]!);
    const most = rounded(within(forgotten, leastStability, mostStability));
    return within(rounded(stability / lapse), leastStability, most);
  }
  const penalty = grade === Rating.Hard ? w[15]! : 1;
  const bonus = grade === Rating.Easy ? w[16]! : 1;
  const surprise = Math.exp((1 - chance) * w[10]!) - 1;
  const grown =
    stability * (1 + growth * (11 - difficulty) * stability ** -w[9]! * surprise * penalty * bonus);
  return rounded(within(grown, leastStability, mostStability));
}
