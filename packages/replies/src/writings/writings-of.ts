import type { Asked, Kind } from '../asked.ts';
import { saysNone } from '../reading/spoken.ts';
import { choiceWritings } from './choices.ts';
import { complexWritings } from './complex-numbers.ts';
import { decorated, decoratedFormula } from './decorations.ts';
import { equationWritings } from './equations.ts';
import { expressionWritings } from './expressions.ts';
import { formulaWritings } from './formulas.ts';
import { intervalWritings } from './intervals.ts';
import { coordinateWritings, matrixWritings, vectorWritings } from './lists.ts';
import { numberWritings } from './numbers.ts';
import { setWritings } from './sets.ts';
import type { Writings } from './writings.ts';

/** So many of either sort, for one field. */
export const writingsOfEach = 12;

const writers: Readonly<Record<Kind, (asked: Asked) => Writings>> = {
  choice: choiceWritings,
  number: numberWritings,
  expression: expressionWritings,
  equation: equationWritings,
  interval: intervalWritings,
  set: setWritings,
  coordinates: coordinateWritings,
  vector: vectorWritings,
  matrix: matrixWritings,
  complex: complexWritings,
  formula: formulaWritings,
  units: numberWritings,
};

/**
 * Twelve writings that must be right and twelve that must not be, for any field. They are made from the expected answer
 * alone, by rules that know nothing of how it is marked, so that a field and the marker prove one another.
 */
export function writingsOf(asked: Asked): Writings {
  if (saysNone(asked.expected)) return noValueWritings;
  const { equivalent, nearMisses } = writers[asked.kind](asked);
  const more =
    asked.kind === 'choice' ? [] : asked.kind === 'formula' ? decoratedFormula(asked) : decorated(asked);
  return {
    equivalent: distinct(
      [...equivalent.slice(0, writingsOfEach - leastDecorated), ...more, ...equivalent],
      asked,
    ),
    nearMisses: distinct(nearMisses, asked),
  };
}

/** There is nothing to be found, in other words. */
const noValueWritings: Writings = {
  equivalent: [
    'no solution',
    'No solutions.',
    'none',
    'there is no solution',
    'no real solutions',
    'No solution exists',
    'there are no solutions',
    'it has no solution',
    ' no roots ',
    'no values',
    'NONE',
    'no real roots',
  ],
  nearMisses: ['0', '1', '-1', 'x', 'x = 2', '0.5', 'x > 3', '1, 2', 'sqrt(2)', 'infinity', '100', '-0.25'],
};

/** Places that are kept for signs and words around the answer. */
const leastDecorated = 4;

const longest = 400;
const distinct = (texts: readonly string[], { expected }: Asked): string[] =>
  [...new Set(texts)].filter((text) => text !== expected && text.length <= longest).slice(0, writingsOfEach);
