import { cleanText } from '../reading/clean-text.ts';
import { withoutLabel } from '../reading/labels.ts';
import { Unreadable } from '../reading/limits.ts';
import { nodesIn, type Statement, symbolsOf } from '../reading/node.ts';
import { type Reading, readStatement } from '../reading/read-statement.ts';
import { readMeasure } from '../units/read-unit.ts';
import type { Unit } from '../units/unit-table.ts';

/** A value with what was typed around it. */
export type ReadValue = {
  statement: Statement;
  label: string | undefined;
  /** Every way to understand the unit, if one was typed along. */
  units: readonly Unit[];
  unitText: string | undefined;
  /** In minutes since midnight, where it may be the time of a day. */
  clock?: number | undefined;
  /** 1 h 25 min: exact in any unit of time, however few figures its number of minutes has. */
  inParts?: boolean;
  /** 0.6666…: cut off, and shown to be. */
  goesOn?: boolean;
};

const currency =
  /[$£€₹¥]|\b(?:USD|EUR|GBP|INR|AUD|CAD|SGD|HKD|CHF|Rs\.?|dollars?|euros?|pounds?|rupees?)\b/gi;
const wordsAfter =
  /^(.*\d\S*)\s+(?!(?:hundred|dozen|recurring|repeating)\b|\w+ths?\b|thirds?\b|quarters?\b|half\b|hal)[A-Za-z]{3,}(?:\s+[A-Za-z]{2,})*$/i;

/** The last side of f(x) = … = …, without label, currency and unit. */
export function readValue(text: string, reading: Reading, takesUnit: boolean): ReadValue {
  const plain = cleanText(text).replaceAll(currency, ' ').trim();
  const { label, rest } = withoutLabel(plain);
  const known = new Set(reading.variables);
  const isConstant = (statement: Statement) =>
    nodesIn(statement).every((node) => [...symbolsOf(node)].every((name) => known.has(name)));
  let refusal: Unreadable | undefined;
  let statement: Statement | undefined;
  try {
    statement = lastSide(readStatement(rest, reading));
    if (!takesUnit || isConstant(statement)) return { statement, label, units: [], unitText: undefined };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    refusal = error;
  }
  if (takesUnit) {
    const value = rest.slice(rest.lastIndexOf('=') + 1).trim();
    const measure = readMeasure(value);
    if (measure) {
      return {
        statement: { is: 'value', node: measure.value },
        label,
        units: measure.readings,
        unitText: measure.unitText,
      };
    }
    const counted = wordsAfter.exec(value);
    if (counted && refusal) return readValue(counted[1]!, reading, false);
  }
  const worked = /^.*(?:[∫∘∑Σ→]|\bint\b|\blim\b).*=([^=]+)$/.exec(rest);
  if (!statement && worked) return { ...readValue(worked[1]!, reading, takesUnit), label: undefined };
  if (!statement) throw refusal!;
  return { statement, label, units: [], unitText: undefined };
}

const lastSide = (statement: Statement): Statement =>
  statement.is === 'relation' && statement.signs.every((sign) => sign === '=')
    ? { is: 'value', node: statement.sides.at(-1)! }
    : statement;
