import { expect, it } from 'vitest';
import { alikePairs, runsIn } from './likeness.ts';

const text = 'A theatre has twenty rows of seats and each row has two seats more than the row before it.';
const worded = (key: string, words: string) => ({ key, runs: runsIn(words) });

it.each([
  ['the same words with other numbers', 'A train has 20 cars.', 'A train has 31 cars.', 0],
  ['a whole text with other numbers', text, text.replaceAll('rows', 'rows 7'), 1],
  ['a word changed', text, text.replace('theatre', 'cinema'), 1],
  ['another question', text, 'Find the gradient of the curve at the point where it meets the axis of y.', 0],
  ['nothing at all', '', '', 0],
])('%s', (_, one, other, pairs) => {
  expect(alikePairs([worded('a', one), worded('b', other)])).toHaveLength(pairs);
});

it('names both and says how much, in the order of the bank', () => {
  const all = [worded('a', text), worded('b', 'Something else is asked for here.'), worded('c', text)];
  expect(alikePairs([...all, worded('d', text)])).toEqual([
    'a and c share 100 % of their words',
    'a and d share 100 % of their words',
    'c and d share 100 % of their words',
  ]);
});
