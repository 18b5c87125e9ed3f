import { describe, expect, it } from 'vitest';
import { markReply } from './mark-reply.ts';
import { readNode } from './reading/read-statement.ts';
import { plainOf } from './reading/write-plain.ts';
import { seededRandom } from './values/seeded-random.ts';
import { commuted } from './writings/tree.ts';

const random = seededRandom(4711);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

/** Expressions of the syllabus that have a value everywhere, and none of which is constant. */
function anyExpression(depth: number): string {
  if (depth === 0) return pick(['x', `${1 + below(9)}x`, `x^${2 + below(3)}`, `(x+${1 + below(9)})`]);
  const [left, right] = [anyExpression(depth - 1), anyExpression(depth - 1)];
  return pick([
    `${left}+${right}`,
    `${left}-${1 + below(9)}`,
    `(${left})(${right})`,
    `(${left})/((${right})^2+${1 + below(9)})`,
    `sin(${left})+x`,
    `cos(x) + ${right}`,
    `ln((${left})^2+1)`,
    `sqrt((${left})^2+${1 + below(9)})`,
    `e^(-x)*(${right})`,
    `x e^(sin x)`,
    `arctan(${left})`,
    `2^(x/${2 + below(5)})+${left}`,
  ]);
}

const equivalents: readonly ((text: string) => string)[] = [
  (text) => plainOf(readNode(text)),
  (text) => plainOf(commuted(readNode(text))),
  (text) => `(${text})+0`,
  (text) => `0.5*(2(${text}))`,
  (text) => `−(−(${text}))`,
  (text) => `(${text})+x-x`,
  (text) => `((${text})(x^2+1))/(1+x^2)`,
  (text) => `(${text})((sin x)^2+cos^2 x)`,
  (text) => `ln(e^(${text}))`,
  (text) => `f(x) = ${text}.`,
  (text) => text.replaceAll('x', 'X').replaceAll('eXp', 'exp'),
  (text) => text.replaceAll('-', '–').replaceAll('*', '·').replaceAll('/', '÷').replaceAll('^2', '²'),
  (text) => [...text].join('\u2009').replaceAll(/(?<=[a-z\d.])\u2009(?=[a-z\d.])/g, ''),
  (text) => `(${text})/3+2/3(${text})`,
];

const nearMisses: readonly ((text: string) => string)[] = [
  (text) => `-(${text})`,
  (text) => `(${text})+1`,
  (text) => `(${text})-x`,
  (text) => `2(${text})`,
  (text) => `x(${text})`,
  (text) => `(${text})^2`,
  (text) => `(${text})+0.001x`,
  (text) => `(${text})*1.0000001`,
  (text) => `(${text})+1e-9`,
  // Doubles can't tell these from right ones.
  (text) => `(${text})*1.0000000000001`,
  (text) => `(${text})+x*1e-17`,
  (text) => `(${text})/3`,
  (text) => `1/(${text})`,
  (text) => `(${text})+sin(x)/1000`,
  (text) => `${text}+C`,
  (text) => `(${text.replaceAll('x', 'y').replaceAll('eyp', 'exp')})`,
];

const expressions = Array.from({ length: 28 }, (_, place) => anyExpression(1 + (place % 3))).filter(
  (text) => text.length < 90,
);

describe('expressions that a generator made', () => {
  it('are many', () => expect(expressions.length).toBeGreaterThan(20));

  it.each(expressions)('are right in other writings: %s', (expected) => {
    const asked = { kind: 'expression' as const, expected, variables: ['x'] };
    for (const writing of equivalents) {
      const given = writing(expected);
      expect({ given, verdict: markReply(asked, given).verdict }).toEqual({ given, verdict: 'right' });
    }
  });

  it.each(expressions)('are wrong when something is off: %s', (expected) => {
    const asked = { kind: 'expression' as const, expected, variables: ['x'] };
    for (const miss of nearMisses) {
      const given = miss(expected);
      expect({ given, verdict: markReply(asked, given).verdict }).toEqual({ given, verdict: 'wrong' });
    }
  });
});

describe('numbers that a generator made', () => {
  const numbers = Array.from({ length: 60 }, () => (0.1 + random()) * 10 ** (below(9) - 4));

  it.each(numbers)('%s is right to three figures, and no less', (value) => {
    const expected = value.toPrecision(8);
    const verdictOf = (given: string) => markReply({ kind: 'number', expected }, given).verdict;
    const three = value.toPrecision(3);
    expect([three, value.toExponential(2), value.toPrecision(5), expected].map(verdictOf)).toEqual(
      Array.from({ length: 4 }, () => 'right'),
    );
    expect(verdictOf(value.toExponential(1))).toBe(
      Number(value.toExponential(1)) === Number(expected) ? 'right' : 'accuracy',
    );
    const off = Number(three) + 3 * 10 ** (Math.floor(Math.log10(value)) - 2);
    expect([off.toExponential(2), `-${three}`, (value * 10).toPrecision(3)].map(verdictOf)).toEqual([
      'wrong',
      'wrong',
      'wrong',
    ]);
  });
});
