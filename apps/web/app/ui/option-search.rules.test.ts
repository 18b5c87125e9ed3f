import { describe, expect, it } from 'vitest';
import { grouped, searchOptions, toggled, withAll, withoutAll } from './option-search.rules.ts';

const options = [
  { value: 'logs', label: 'Exponents and logarithms' },
  { value: 'binomial', label: 'Binomial theorem' },
  { value: 'bezier', label: 'Bézier curves' },
];
const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);

describe('searching options', () => {
  it.each([
    ['', ['logs', 'binomial', 'bezier']],
    ['   ', ['logs', 'binomial', 'bezier']],
    ['THEOREM', ['binomial']],
    ['log exp', ['logs']],
    ['bezier', ['bezier']],
    ['b', ['binomial', 'bezier']],
    ['.*', []],
  ])('finds for %j %j', (typed, found) => {
    expect(values(searchOptions(options, typed))).toEqual(found);
  });
});

describe('choosing', () => {
  it('keeps the order of the options, not that of the presses', () => {
    expect(toggled(options, ['bezier'], 'logs')).toEqual(['logs', 'bezier']);
  });

  it('takes away what was chosen', () => {
    expect(toggled(options, ['logs', 'bezier'], 'logs')).toEqual(['bezier']);
  });

  it('of all shown leaves what the search hides', () => {
    const shown = searchOptions(options, 'b');
    expect(withAll(options, ['logs', 'bezier'], shown)).toEqual(['logs', 'binomial', 'bezier']);
    expect(withoutAll(['logs', 'binomial', 'bezier'], shown)).toEqual(['logs']);
  });
});

it('groups keep the order in which they come', () => {
  const a = { group: 'x', value: 'a' };
  const b: { group?: string; value: string } = { value: 'b' };
  const c = { group: 'x', value: 'c' };
  expect(grouped([a, b, c])).toEqual([
    ['x', [a, c]],
    ['', [b]],
  ]);
});
