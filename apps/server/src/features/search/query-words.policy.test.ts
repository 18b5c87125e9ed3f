import { expect, it } from 'vitest';
import { queryWords } from './query-words.policy.ts';

it.each([
  ['Chain Rule', ['chain', 'rule']],
  ["l'Hôpital’s rule", ['hopital', 'rule']],
  ['∫ sin θ', ['integral', 'sin', 'theta']],
  ['\\int \\frac{x}{2}', ['int', 'frac']],
  ['H₂O and CO2', ['h2o', 'and', 'co2']],
  ['t-test', ['test']],
  ['x', ['x']],
  ['2x + 3 = 45', []],
  ['rule rule RULE', ['rule']],
  ['a & b | !c:*', ['a', 'b', 'c']],
  [
    'one two three four five six seven eight nine',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ],
  ['x'.repeat(100), ['x'.repeat(40)]],
  ['👩‍👩‍👧‍👦 💥', []],
  ['', []],
])('reads %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
