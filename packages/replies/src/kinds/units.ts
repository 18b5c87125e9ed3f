import { usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { Unreadable } from '../reading/limits.ts';
import { readUnit } from '../units/read-unit.ts';
import { quantityOf } from '../values/quantity.ts';
import { type Mark, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markInUnit } from './measured.ts';
import { number } from './number.ts';
import { type ReadValue, readValue } from './read-value.ts';

/** Digits that aren't the exponent of a unit. */
const hasNumber = /(?:^|[^\w^)}°Ω⁻-])[+-]?[\d.]|π|pi|√|sqrt|ln/i;

export const units: KindRules<ReadValue> = {
  read(text) {
    if (!hasNumber.test(text.normalize('NFKC'))) throw new Unreadable('there is no number');
    return asMeasure(readValue(text, {}, true));
  },
  latex: number.latex,
  mark: markMeasure,
};

/** 120° and 35% are read as values elsewhere; here their signs are units. */
function asMeasure(read: ReadValue): ReadValue {
  if (read.statement.is !== 'value' || read.units.length > 0) return read;
  const { node } = read.statement;
  if (node.is !== 'degrees' && node.is !== 'percent') return read;
  const unitText = node.is === 'degrees' ? '°' : '%';
  return { ...read, statement: { is: 'value', node: node.of }, units: readUnit(unitText), unitText };
}

function markMeasure(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  const unit = expected.units[0] ?? (asked.unit ? readUnit(asked.unit)[0] : undefined);
  if (!unit || expected.statement.is !== 'value')
    throw new Error(`not a number with a unit: ${asked.expected}`);
  if (given.statement.is !== 'value') return wrong('One value with its unit is asked for.');
  const [wanted, found] = [expected.statement.node, given.statement.node];
  const [want, got] = [quantityOf(wanted), quantityOf(found)];
  if (!want) throw new Error(`not a number: ${asked.expected}`);
  if (!got) return wrong('This is not a unit that is known here.');
  if (given.units.length === 0) return wrong('The unit is missing.');
  const mark = markInUnit(want, unit, got, given.units, asked.accuracy ?? usualAccuracy);
  return mark.verdict === 'right' && asked.form ? markForm(asked.form, wanted, found) : mark;
}
