import type { Field } from './field.ts';
import { rangesOf } from './kinds/read-ranges.ts';
import { readValue } from './kinds/read-value.ts';
import { judgeReply, type MarkedReply } from './mark-reply.ts';
import { cleanText } from './reading/clean-text.ts';
import { Unreadable } from './reading/limits.ts';
import { symbolsOf } from './reading/node.ts';
import { readStatement } from './reading/read-statement.ts';
import { saysNone } from './reading/spoken.ts';
import { plainOf } from './reading/write-plain.ts';
import { quantityOf } from './values/quantity.ts';
import type { Verdict } from './verdict.ts';
import { TooMuchWork } from './work.ts';

type Earlier = ReadonlyMap<string, { field: Field; given: string; verdict: Verdict }>;

const isMissed = (verdict: Verdict) => verdict === 'wrong' || verdict === 'accuracy';

/**
 * A reply that is wrong only because an earlier one is: marked against what that one leads to. Undefined where there is
 * nothing to follow, or where it leads to something impossible.
 */
export function markFollowing(field: Field, given: string, earlier: Earlier): MarkedReply | undefined {
  if (!field.follows) return undefined;
  const sources = field.follows.from.map((name) => {
    const source = earlier.get(name);
    if (!source) throw new Error(`${field.field} follows ${name}, which is no earlier field`);
    return source;
  });
  const areThere = sources.every(({ verdict }) => verdict !== 'unreadable' && verdict !== 'empty');
  if (!areThere || !sources.some(({ verdict }) => isMissed(verdict))) return undefined;
  const expected = expectedFrom(field, sources);
  if (expected === undefined) return undefined;
  const forbidden = field.unless === undefined ? [] : forbiddenBy(field);
  try {
    if (isImpossible(field, expected, forbidden)) return undefined;
    return judgeReply({ ...field, expected }, given);
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    // What was typed earlier leads to something that is no answer, unless the formula is at fault: then this throws, too.
    const own = sources.map((source) => ({ ...source, given: source.field.expected }));
    judgeReply({ ...field, expected: expectedFrom(field, own) ?? '' }, given);
    return undefined;
  }
}

/** Where earlier replies lead; undefined where one of them isn't a value. */
export function expectedFrom(
  field: Field,
  sources: readonly { field: Field; given: string }[],
): string | undefined {
  const { expected } = field.follows!;
  if (typeof expected === 'function') {
    return expected(Object.fromEntries(sources.map((source) => [source.field.field, source.given])));
  }
  let formula = expected;
  const byLength = [...sources].sort((a, b) => b.field.field.length - a.field.field.length);
  for (const source of byLength) {
    const value = plainValue(source.field, source.given);
    if (value === undefined) return undefined;
    formula = formula.replaceAll(nameIn(source.field.field), `(${value})`);
  }
  return formula;
}

/** The name with nothing around it that would make it another one. */
const nameIn = (name: string) =>
  new RegExp(`(?<![\\w.])${name.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\w]|\\.\\d)`, 'g');

/** The value of a reply without its label and unit; undefined where it isn't one value. */
function plainValue(field: Field, given: string): string | undefined {
  if (saysNone(given)) return undefined;
  try {
    const { statement } = readValue(
      given,
      { variables: field.variables },
      field.kind === 'number' || field.kind === 'units',
    );
    if (statement.is !== 'value') return undefined;
    return plainOf(statement.node.is === 'degrees' ? statement.node.of : statement.node);
  } catch (error) {
    // Vectors, intervals and polar forms have writings of their own, which no formula takes.
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function isImpossible(field: Field, expected: string, forbidden: ReturnType<typeof forbiddenBy>): boolean {
  if (field.kind !== 'number' && field.kind !== 'units') return false;
  const { statement } = readValue(expected, { variables: field.variables }, true);
  if (statement.is !== 'value') return false;
  if (symbolsOf(statement.node).size > 0) return false;
  const value = quantityOf(statement.node)?.value;
  if (!value) return true;
  return forbidden.some(
    ({ low, high }) =>
      (low.value.lt(value) || (low.value.eq(value) && !low.open)) &&
      (high.value.gt(value) || (high.value.eq(value) && !high.open)),
  );
}

/** Throws where it can't be read, which is the author's fault. */
export function forbiddenBy({ unless, field }: Pick<Field, 'unless' | 'field'>) {
  try {
    const ranges = rangesOf(readStatement(cleanText(unless!), { intervals: true }));
    if (ranges) return ranges;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  throw new Error(`${field}: unless can't be read: ${unless}`);
}
