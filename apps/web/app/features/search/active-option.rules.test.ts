import { describe, expect, it } from 'vitest';
import { chosenByEnter, movedTo } from './active-option.rules.ts';

describe('arrow keys', () => {
  it.each([
    [undefined, 1, 3, 0],
    [undefined, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [undefined, 1, 0, undefined],
    [1, -1, 0, undefined],
  ] as const)('from %s by %s among %s to %s', (active, by, count, expected) => {
    expect(movedTo(active, by, count)).toBe(expected);
  });
});

describe('Enter', () => {
  it.each([
    ['opens the active option', { typed: 'ab', searched: 'ab', active: 2, count: 3 }, 2],
    ['opens an option reached while typing on', { typed: 'abc', searched: 'ab', active: 1, count: 3 }, 1],
    [
      'opens the first when the answer is there',
      { typed: ' ab ', searched: 'ab', active: undefined, count: 3 },
      0,
    ],
    [
      'searches for what was typed since',
      { typed: 'abc', searched: 'ab', active: undefined, count: 3 },
      undefined,
    ],
    ['searches at first', { typed: 'ab', searched: undefined, active: undefined, count: 0 }, undefined],
    [
      'opens nothing when nothing was found',
      { typed: 'ab', searched: 'ab', active: undefined, count: 0 },
      undefined,
    ],
    ['opens nothing that is gone', { typed: 'abc', searched: 'ab', active: 5, count: 3 }, undefined],
  ])('%s', (_, moment, expected) => {
    expect(chosenByEnter(moment)).toBe(expected);
  });
});
