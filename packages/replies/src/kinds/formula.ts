import type { Asked } from '../asked.ts';
import { type Configuration, readConfiguration, sameConfiguration } from '../chemistry/configuration.ts';
import { type GeneralFormula, readGeneralFormula, sameGeneralFormula } from '../chemistry/general-formula.ts';
import { withParticles } from '../chemistry/nuclide.ts';
import { withRadicals } from '../chemistry/radicals.ts';
import {
  hasSmallestNumbers,
  isBalanced,
  type Reaction,
  readChemistry,
  sameReaction,
} from '../chemistry/reaction.ts';
import { asNuclide, type Species, sameCounts, sameSpecies } from '../chemistry/species.ts';
import { cleanFormula } from '../reading/clean-text.ts';
import { Unreadable } from '../reading/limits.ts';
import { equal } from '../values/fraction.ts';
import { inOtherForm, type Mark, right, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';

type Content = Reaction | Species | Configuration | GeneralFormula | 'wrong capitals';
type ReadFormula = { content: Content; text: string };

const isReaction = (content: Content): content is Reaction =>
  typeof content === 'object' && 'left' in content;
const isConfiguration = (content: Content): content is Configuration =>
  typeof content === 'object' && 'subshells' in content;
const isGeneral = (content: Content): content is GeneralFormula =>
  typeof content === 'object' && 'members' in content;

export const formula: KindRules<ReadFormula> = {
  read(text, asked) {
    const plain = withParticles(cleanFormula(withRadicals(text, asked.expected)));
    try {
      const content = readConfiguration(plain) ?? readGeneralFormula(plain) ?? readChemistry(plain);
      return { content: isLoneSpecies(content) ? asNuclide(content) : content, text: plain };
    } catch (error) {
      if (!(error instanceof Unreadable) || !differsInCapitals(plain, asked)) throw error;
      return { content: 'wrong capitals', text: plain };
    }
  },
  latex({ content, text }) {
    if (content === 'wrong capitals') return `\\text{${text.replaceAll(/[\\{}$&#%_^~]/g, '')}}`;
    if (!isReaction(content)) return content.shown;
    const side = (species: readonly Species[]) => species.map(({ shown }) => shown).join(' + ');
    return `${side(content.left)} \\rightarrow ${side(content.right)}`;
  },
  mark: markFormula,
};

const isLoneSpecies = (content: Content): content is Species =>
  typeof content === 'object' && 'composition' in content;

/** h2so4: what is meant is plain, but co is either Co or CO. */
const differsInCapitals = (text: string, asked: Asked) => {
  const letters = (words: string) => words.replaceAll(/[^A-Za-z\d]/g, '');
  const [typed, wanted] = [letters(text), letters(cleanFormula(asked.expected))];
  return typed !== wanted && typed.toLowerCase() === wanted.toLowerCase();
};

const withoutStates = inOtherForm('Right, but without the states that are asked for.');

function markFormula(
  { content: expected }: ReadFormula,
  { content: given }: ReadFormula,
  asked: Asked,
): Mark {
  if (expected === 'wrong capitals') throw new Error(`not a formula: ${asked.expected}`);
  if (given === 'wrong capitals') return wrong('Capitals matter: Co and CO are different.');
  if (isReaction(expected)) {
    if (!isReaction(given)) return wrong('An equation is asked for.');
    if (!sameReaction(expected, given, 'may be missing'))
      return wrong(isBalanced(given) ? undefined : 'The equation is not balanced.');
    if (!sameReaction(expected, given)) return withoutStates;
    return asked.form === 'smallest whole numbers' && !hasSmallestNumbers(given)
      ? inOtherForm('Balanced, but not in the smallest whole numbers.')
      : right;
  }
  if (isReaction(given)) return wrong('One formula is asked for.');
  if (isConfiguration(expected)) {
    if (!isConfiguration(given)) return wrong('An electron configuration is asked for.');
    return sameConfiguration(expected, given) ? right : wrong();
  }
  if (isGeneral(expected)) {
    if (!isGeneral(given)) return wrong('A general formula is asked for.');
    return sameGeneralFormula(expected, given) ? right : wrong();
  }
  if (!isLoneSpecies(given)) return wrong('A formula is asked for.');
  if (sameSpecies(expected, given, 'may be missing') && equal(expected.coefficient, given.coefficient)) {
    return sameSpecies(expected, given) ? right : withoutStates;
  }
  return wrong(speciesHint(expected, given));
}

function speciesHint(expected: Species, given: Species): string | undefined {
  if (!sameCounts(expected.composition, given.composition)) return undefined;
  if (expected.charge !== given.charge) return 'Look at the charge.';
  if (expected.isRadical !== given.isRadical) return 'Look at the dot of a radical.';
  if (expected.state !== given.state && expected.state !== undefined) return 'Look at the state.';
  return equal(expected.coefficient, given.coefficient) ? 'The structure is asked for.' : undefined;
}
