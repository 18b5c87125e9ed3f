import type { Difficulty } from '@sevenfold/contract/questions/question.constants';
import { logistic } from './mastery.ts';
import { masteryParameters } from './mastery-parameters.ts';

/** A student's first answer to a design: later ones tell of the student's memory, not of the design. */
export interface ItemReply {
  /** The student's ability in the topic just before, in logits, from all other answers (`abilityBefore`). */
  readonly ability: number;
  readonly outcome: number;
  /** The letter chosen, of a multiple-choice question. */
  readonly option?: string;
}

export interface Item {
  readonly design: string;
  readonly difficulty: Difficulty;
  readonly kind?: 'choice' | 'written';
  /** The right letter, of a multiple-choice question. */
  readonly answer?: string;
  readonly replies: readonly ItemReply[];
}

export interface ItemFigures {
  readonly replies: number;
  /** The mean share of marks; undefined until enough have answered, as the others are. */
  readonly facility: number | undefined;
  /** How closely answers go with ability, from -1 to 1. */
  readonly discrimination: number | undefined;
  /** How hard it is, in logits, and how sure that is (standard error). */
  readonly level: { readonly value: number; readonly error: number } | undefined;
}

export const fewestForFacility = 10;
export const fewestForDiscrimination = 30;

export function itemFigures({ kind, replies }: Pick<Item, 'kind' | 'replies'>): ItemFigures {
  const outcomes = replies.map(({ outcome }) => outcome);
  const enough = replies.length >= fewestForFacility;
  return {
    replies: replies.length,
    facility: enough ? mean(outcomes) : undefined,
    discrimination:
      replies.length >= fewestForDiscrimination
        ? correlation(
            replies.map(({ ability }) => ability),
            outcomes,
          )
        : undefined,
    level: enough ? measuredLevel(replies, kind) : undefined,
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's; 0 where one of the two never changes. */
export function correlation(ones: readonly number[], others: readonly number[]): number {
  const [oneMean, otherMean] = [mean(ones), mean(others)];
  let [both, one, other] = [0, 0, 0];
  for (const [index, value] of ones.entries()) {
    const [left, right] = [value - oneMean, others[index]! - otherMean];
    both += left * right;
    one += left * left;
    other += right * right;
  }
  return one === 0 || other === 0 ? 0 : both / Math.sqrt(one * other);
}

const furthestLevel = 5;

/** The level at which the abilities of those who answered lead to what they earned. */
function measuredLevel(replies: readonly ItemReply[], kind: Item['kind']) {
  const least = kind === 'choice' ? masteryParameters.guess : 0;
  const range = 1 - masteryParameters.slip - least;
  const excess = (level: number) =>
    replies.reduce(
      (sum, { ability, outcome }) => sum + least + range * logistic(ability - level) - outcome,
      0,
    );
  let [easy, hard] = [-furthestLevel, furthestLevel];
  for (let step = 0; step < 30; step++) {
    const middle = (easy + hard) / 2;
    if (excess(middle) > 0) easy = middle;
    else hard = middle;
  }
  const value = (easy + hard) / 2;
  const information = replies.reduce((sum, { ability }) => {
    const known = logistic(ability - value);
    const share = least + range * known;
    return sum + (range * known * (1 - known)) ** 2 / (share * (1 - share));
  }, 0);
  return { value, error: 1 / Math.sqrt(Math.max(information, 0.01)) };
}

/** How much designs of one label differ among each other, in logits. */
const labelSpread = 0.6;

/** The label's level while few have answered, what was measured once many have: for `Course.levels`. */
export function blendedLevel(difficulty: Difficulty, level: ItemFigures['level']): number {
  const label = masteryParameters.levels[difficulty];
  if (!level) return label;
  const trust = labelSpread ** 2 / (labelSpread ** 2 + level.error ** 2);
  return label + trust * (level.value - label);
}
