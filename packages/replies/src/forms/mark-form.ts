import type { Form } from '../asked.ts';
import type { Node } from '../reading/node.ts';
import { inOtherForm, type Mark, right } from '../verdict.ts';
import { isCompletedSquare } from './completed-square.ts';
import { isExpanded } from './expanded.ts';
import { isExponential } from './exponential.ts';
import { isFactorised } from './factorised.ts';
import { isInLogarithms } from './logarithm.ts';
import { isSimplestFraction } from './simplest-fraction.ts';
import { isStandardForm } from './standard-form.ts';
import { isSimpleSurd } from './surd.ts';

type FormRule = { isMet: (given: Node, expected: Node) => boolean; note: string };

const rules: Readonly<Record<Form, FormRule>> = {
  factorised: { isMet: isFactorised, note: 'The value is right, but it is not fully factorised.' },
  expanded: { isMet: isExpanded, note: 'The value is right, but it is not expanded and collected.' },
  'completed square': {
    isMet: isCompletedSquare,
    note: 'The value is right, but the square is not completed.',
  },
  surd: { isMet: isSimpleSurd, note: 'The value is right, but it is not a surd in simplest form.' },
  logarithm: { isMet: isInLogarithms, note: 'The value is right, but not in the logarithms asked for.' },
  exponential: { isMet: isExponential, note: 'The value is right, but not in exponential form.' },
  'standard form': {
    isMet: isStandardForm,
    note: 'The value is right, but not as a × 10^k with 1 ≤ a < 10.',
  },
  'simplest fraction': {
    isMet: isSimplestFraction,
    note: 'The value is right, but it is not a fraction in lowest terms.',
  },
  'smallest whole numbers': { isMet: () => true, note: '' },
};

/** Only for what has the right value: whether it is written in the way that the command term asks for. */
export function markForm(form: Form, expected: Node, given: Node): Mark {
  const rule = rules[form];
  return rule.isMet(given, expected) ? right : inOtherForm(rule.note);
}
