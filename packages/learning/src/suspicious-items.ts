import { type Difficulty, difficulties } from '@sevenfold/contract/questions/question.constants';
import { fewestForDiscrimination, type Item, itemFigures, mean } from './item-figures.ts';
import { masteryParameters } from './mastery-parameters.ts';

export type Suspicion =
  | { readonly kind: 'label'; readonly harder: boolean; readonly fits: Difficulty; readonly level: number }
  | { readonly kind: 'discrimination'; readonly discrimination: number }
  | { readonly kind: 'option'; readonly option: string; readonly strong: number; readonly chose: number };

/** The middles between the labels' levels, apart from which a label is contradicted. */
const surely = 2;
/** Correlations of so many pairs scatter by 1 / √n around 0. */
const belowNought = (discrimination: number, replies: number) => discrimination < -1.3 / Math.sqrt(replies);
const strongShare = 1 / 3;
const fewestStrong = 10;

/** What staff should look at, of one design. Nothing is said of one that few have answered. */
export function suspicionsOf(item: Item): Suspicion[] {
  if (item.replies.length < fewestForDiscrimination) return [];
  const { discrimination, level, replies } = itemFigures(item);
  const found: Suspicion[] = [];
  if (level) {
    const fits = labelOf(level.value);
    const own = masteryParameters.levels[item.difficulty];
    const apart = Math.abs(level.value - own) - surely * level.error;
    if (fits !== item.difficulty && apart > halfStep) {
      found.push({ kind: 'label', harder: level.value > own, fits, level: level.value });
    }
  }
  if (discrimination !== undefined && belowNought(discrimination, replies)) {
    found.push({ kind: 'discrimination', discrimination });
  }
  const option = strongOption(item);
  if (option) found.push(option);
  return found;
}

const halfStep = (masteryParameters.levels.Hard - masteryParameters.levels.Easy) / 4;

/** The label whose level is nearest. */
const labelOf = (level: number): Difficulty =>
  difficulties.reduce((nearest, label) =>
    Math.abs(masteryParameters.levels[label] - level) < Math.abs(masteryParameters.levels[nearest] - level)
      ? label
      : nearest,
  );

/** A wrong option that strong students choose more often than the right one, or than the others do. */
function strongOption({ answer, replies }: Item): Suspicion | undefined {
  if (answer === undefined) return undefined;
  const chosen = replies.filter(({ option }) => option !== undefined);
  const strong = [...chosen]
    .sort((one, other) => other.ability - one.ability)
    .slice(0, Math.floor(chosen.length * strongShare));
  if (strong.length < fewestStrong) return undefined;
  const count = (option: string) => strong.filter((reply) => reply.option === option).length;
  const wrong = [...new Set(strong.map(({ option }) => option!))].filter((option) => option !== answer);
  const worst = wrong.sort((one, other) => count(other) - count(one) || (one < other ? -1 : 1))[0];
  if (worst === undefined || count(worst) <= count(answer)) return undefined;
  const ownMean = mean(chosen.filter(({ option }) => option === worst).map(({ ability }) => ability));
  if (ownMean < mean(chosen.map(({ ability }) => ability))) return undefined;
  return { kind: 'option', option: worst, strong: strong.length, chose: count(worst) };
}
