import { expect, it } from 'vitest';
import { countLabel, queryOf } from './search-page.rules.ts';

it.each([
  ['?query=vectors', 'vectors'],
  ['?query=%20two+words%20', 'two words'],
  ['?query=', ''],
  ['', ''],
  ['?query=a&query=b', 'a'],
  [`?query=${'x'.repeat(500)}`, 'x'.repeat(200)],
])('reads the query of %s', (search, expected) => {
  expect(queryOf(`http://localhost/search${search}`)).toBe(expected);
});

it.each([
  [1, '1 result for “x”'],
  [12, '12 results for “x”'],
])('counts %s', (count, expected) => {
  expect(countLabel(count, 'x')).toBe(expected);
});
