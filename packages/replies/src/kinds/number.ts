import { usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { bareText } from '../reading/clean-text.ts';
import { labelsClash } from '../reading/labels.ts';
import { type Node, type Statement, symbolsIn, symbolsOf } from '../reading/node.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { readUnit } from '../units/read-unit.ts';
import { unitLatex } from '../units/write-unit.ts';
import { decimals } from '../values/decimals.ts';
import { markQuantity } from '../values/mark-quantity.ts';
import { quantityOf } from '../values/quantity.ts';
import { mayBeUncertainty, type Uncertain, uncertainOf } from '../values/uncertainty.ts';
import { type Mark, right, worst, wrong } from '../verdict.ts';
import { clockTime } from './clock.ts';
import { complex } from './complex.ts';
import { expression } from './expression.ts';
import type { KindRules } from './kind.ts';
import { unitAsked, withLightSpeed } from './light-speed.ts';
import { markInParts, markInUnit } from './measured.ts';
import { type ReadValue, readValue } from './read-value.ts';
import { inCaseOf } from './same-case.ts';
import { withPlainTime } from './time-text.ts';

export const number: KindRules<ReadValue> = {
  read: readNumber,
  latex: ({ statement, unitText, clock }) =>
    clock === undefined
      ? statementLatex(statement) + (unitText ? unitLatex(unitText) : '')
      : clockLatex(clock),
  mark: markNumber,
};

function readNumber(text: string, asked: Asked): ReadValue {
  const clock = clockTime(asked.expected) === undefined ? undefined : clockTime(bareText(text));
  if (clock === undefined) {
    const plain = withPlainTime(text, asked);
    const value = readValue(withPower(withLightSpeed(plain, asked)), { variables: asked.variables }, true);
    return { ...value, goesOn: /\d(?:\.{2,}|…)$/.test(text.trim()), inParts: plain !== text };
  }
  // 3:20 may be a ratio as well, which is the same in smaller numbers.
  const ratio = /^\d+ ?: ?\d+$/.test(bareText(text)) ? bareText(text) : `${clock}`;
  return { ...readValue(ratio, {}, false), clock };
}

/** 1.5x10-3, where the exponent has lost its place: nobody means 15 − 3. */
export const withPower = (text: string) =>
  text.replace(
    /^([^A-Za-z]*(?:[A-Za-z]{1,2} ?= ?)?[-−]?\d+(?:[.,]\d+)? ?[xX×] ?10) ?([-−–]\d{1,2})(?![\d.,])/,
    '$1^$2',
  );

const clockLatex = (minutes: number) =>
  `${Math.floor(minutes / 60)}{:}${String(minutes % 60).padStart(2, '0')}`;

function markNumber(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  if (expected.statement.is !== 'value') throw new Error(`not one number: ${asked.expected}`);
  if (given.statement.is !== 'value') return wrong('One value is asked for.');
  if (labelsClash(expected.label, given.label)) return wrong(`${expected.label} is asked for.`);
  if (expected.clock !== undefined) {
    if (expected.clock === given.clock) return right;
    // 4:00 is no ratio: nothing divides by zero.
    if (expected.clock % 60 === 0)
      return wrong(given.clock === undefined ? 'The time of a day is asked for.' : undefined);
    if (given.clock !== undefined && Math.min(expected.clock, given.clock) < 60) return wrong();
  }
  if (symbolsIn(expected.statement).size > 0) return expression.mark(expected, given, asked);
  const wanted = expected.statement.node;
  const uncertain = uncertainOf(wanted);
  if (uncertain) return markUncertain(uncertain, given.statement.node, asked);
  if (!quantityOf(wanted)) return complex.mark(expected, given, asked);
  const cased = { ...given, statement: inCaseOf(new Set(), withoutSign(given.statement, wanted)) };
  const found = nodeOf(cased);
  if (hasLetters(found)) return wrong('A number is asked for.');
  const mark = markValue(expected, cased, asked);
  return mark.verdict === 'right' && asked.form ? markForm(asked.form, wanted, found) : mark;
}

/** ±0.02 for an uncertainty of 0.02. */
function withoutSign(given: Statement & { is: 'value' }, wanted: Node): Statement {
  const isUncertainty = given.node.is === 'either' && mayBeUncertainty(quantityOf(wanted)!);
  return isUncertainty ? { is: 'value', node: (given.node as Node & { is: 'either' }).of } : given;
}

function markUncertain(expected: Uncertain, given: Node, asked: Asked): Mark {
  const plain = expected.value ? undefined : quantityOf(given);
  const found = uncertainOf(given) ?? (plain && { value: undefined, uncertainty: plain });
  if (!found || !found.value !== !expected.value) return wrong('A value with its uncertainty is asked for.');
  const accuracy = asked.accuracy ?? usualAccuracy;
  return worst([
    markQuantity(expected.uncertainty, found.uncertainty, accuracy),
    ...(expected.value && found.value ? [markQuantity(expected.value, found.value, accuracy)] : []),
  ]);
}

const hasLetters = (node: Node) => symbolsOf(node).size > 0;

function markValue(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  const [wanted, found] = [nodeOf(expected), nodeOf(given)];
  const accuracy = asked.accuracy ?? usualAccuracy;
  const marked = (left: Node, right: Node): Mark => {
    const [want, read] = [quantityOf(left)!, quantityOf(right)];
    const got = read?.written ? { ...read, written: { ...read.written, goesOn: given.goesOn } } : read;
    return got ? markQuantity(want, got, accuracy) : wrong('This has no real value.');
  };
  if (found.is === 'percent' || wanted.is === 'percent') return markPercent(wanted, found, asked, marked);
  const unit = expected.units[0] ?? unitAsked(asked);
  if (found.is === 'degrees') {
    // With a unit that is an angle, degrees are converted; without, the sign is only decoration.
    if (wanted.is === 'degrees') return marked(wanted, found);
    const angle = quantityOf(found.of);
    return unit && angle
      ? markInUnit(quantityOf(wanted)!, unit, angle, readUnit('°'), accuracy)
      : marked(wanted, found.of);
  }
  if (wanted.is === 'degrees') return marked(wanted.of, found);
  const got = quantityOf(found);
  if (unit && given.units.length > 0 && got) {
    const mark = given.inParts ? markInParts : markInUnit;
    return mark(quantityOf(wanted)!, unit, got, given.units, accuracy);
  }
  if (!unit && isInRadians(given) && isInDegrees(wanted)) {
    return wrong('This is in radians; degrees are asked for.');
  }
  return marked(wanted, found);
}

const isInRadians = ({ unitText }: ReadValue) => /^rad(?:ians?)?$/i.test(unitText ?? '');
/** More than a whole turn in radians, and without π. */
const isInDegrees = (wanted: Node) =>
  wanted.is === 'number' && quantityOf(wanted)!.value.abs().gt(decimals.pi.mul(2));

const nodeOf = ({ statement }: ReadValue): Node => {
  if (statement.is !== 'value') throw new Error('one value was read before');
  return statement.node;
};

/** 35% is 0.35; where the number of percent is asked for, the sign is a unit typed along. */
function markPercent(
  wanted: Node,
  found: Node,
  asked: Asked,
  marked: (wanted: Node, found: Node) => Mark,
): Mark {
  if (found.is === 'percent' && wanted.is === 'percent') return marked(wanted, found);
  if (found.is !== 'percent') {
    const mark = marked(wanted, found);
    if (mark.verdict === 'right') return mark;
    return wanted.is === 'percent' ? marked(wanted.of, found) : mark;
  }
  const countsPercent = asked.unit === '%' || (quantityOf(wanted)?.value.abs().gt(1) ?? false);
  const mark = asked.unit === '%' ? marked(wanted, found.of) : marked(wanted, found);
  if (mark.verdict === 'right') return right;
  return countsPercent ? marked(wanted, found.of) : mark;
}
