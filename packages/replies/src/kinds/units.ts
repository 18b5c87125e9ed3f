import { type Accuracy, usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { Unreadable } from '../reading/limits.ts';
import type { Node } from '../reading/node.ts';
import { readUnit } from '../units/read-unit.ts';
import type { Unit } from '../units/unit-table.ts';
import { quantityOf } from '../values/quantity.ts';
import { mayBeUncertainty, type Uncertain, uncertainOf } from '../values/uncertainty.ts';
import { type Mark, worst, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { unitAsked, withLightSpeed } from './light-speed.ts';
import { markInParts, markInUnit } from './measured.ts';
import { number, withPower } from './number.ts';
import { type ReadValue, readValue } from './read-value.ts';
import { withPlainTime } from './time-text.ts';

/** Digits that aren't the exponent of a unit. */
const hasNumber = /(?:^|[^\w^)}°Ω⁻-])[+-]?[\d.]|π|pi|√|sqrt|ln/i;

export const units: KindRules<ReadValue> = {
  read(typed, asked) {
    const plain = withPlainTime(typed, asked);
    const text = withLightSpeed(plain, asked);
    if (!hasNumber.test(text.normalize('NFKC'))) throw new Unreadable('there is no number');
    return { ...asMeasure(readValue(withOneUnit(withPower(text)), {}, true)), inParts: plain !== typed };
  },
  latex: number.latex,
  mark: markMeasure,
};

/** 2.5 cm ± 0.1 cm has the unit twice. */
const withOneUnit = (text: string) =>
  text
    .replace(/(?<=\d) ?\+-(?= ?\d)/, '±')
    .replace(/^([^A-Za-z±]*\d)\s*([A-Za-zΩμµ°][^±]*?)\s*(±|\+\s?\/?\s?-)\s*([\d.,]+)\s*\2\s*$/, '$1 ± $4 $2');

/** 120° and 35% are read as values elsewhere; here their signs are units. */
function asMeasure(read: ReadValue): ReadValue {
  if (read.statement.is !== 'value' || read.units.length > 0) return read;
  const { node } = read.statement;
  if (node.is !== 'degrees' && node.is !== 'percent') return read;
  const unitText = node.is === 'degrees' ? '°' : '%';
  return { ...read, statement: { is: 'value', node: node.of }, units: readUnit(unitText), unitText };
}

function markMeasure(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  const unit = expected.units[0] ?? unitAsked(asked);
  if (!unit || expected.statement.is !== 'value')
    throw new Error(`not a number with a unit: ${asked.expected}`);
  if (given.statement.is !== 'value') return wrong('One value with its unit is asked for.');
  const [wanted, found] = [expected.statement.node, given.statement.node];
  const uncertain = uncertainOf(wanted);
  if (uncertain) return markUncertain(uncertain, unit, given, asked.accuracy ?? usualAccuracy);
  const want = quantityOf(wanted);
  const alone = uncertainOf(found);
  const isUncertainty = want && alone && !alone.value && mayBeUncertainty(want);
  const got = isUncertainty ? alone.uncertainty : quantityOf(found);
  if (!want) throw new Error(`not a number: ${asked.expected}`);
  if (!got) return wrong('This is not a unit that is known here.');
  if (given.units.length === 0) return wrong('The unit is missing.');
  const marked = given.inParts ? markInParts : markInUnit;
  const mark = marked(want, unit, got, given.units, asked.accuracy ?? usualAccuracy);
  return mark.verdict === 'right' && asked.form ? markForm(asked.form, wanted, found) : mark;
}

/** Both the value and its uncertainty, in the same unit. */
function markUncertain(expected: Uncertain, unit: Unit, given: ReadValue, accuracy: Accuracy): Mark {
  const node = given.statement.is === 'value' ? given.statement.node : undefined;
  const found = node && (uncertainOf(node) ?? justUncertainty(node, expected));
  if (!found || !found.value !== !expected.value) return wrong('A value with its uncertainty is asked for.');
  if (given.units.length === 0) return wrong('The unit is missing.');
  const { offset: _, ...difference } = unit;
  return worst([
    markInUnit(expected.uncertainty, difference, found.uncertainty, given.units, accuracy),
    ...(expected.value && found.value
      ? [markInUnit(expected.value, unit, found.value, given.units, accuracy)]
      : []),
  ]);
}

/** 0.1 where ±0.1 is expected. */
function justUncertainty(node: Node, expected: Uncertain): Uncertain | undefined {
  const uncertainty = expected.value ? undefined : quantityOf(node);
  return uncertainty && { value: undefined, uncertainty };
}
