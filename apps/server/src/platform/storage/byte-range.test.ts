import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  [undefined, 10, 'all'],
  ['bytes=0-3', 10, { from: 0, to: 3 }],
  ['bytes=4-', 10, { from: 4, to: 9 }],
  ['bytes=-3', 10, { from: 7, to: 9 }],
  ['bytes=-99', 10, { from: 0, to: 9 }],
  ['bytes=9-99', 10, { from: 9, to: 9 }],
  ['bytes=10-', 10, undefined],
  ['bytes=-0', 10, undefined],
  ['bytes=-5', 0, undefined],
  ['bytes=0-', 0, undefined],
  ['bytes=5-4', 10, 'all'],
  ['bytes=-', 10, 'all'],
  ['bytes=0-1,4-5', 10, 'all'],
  ['pages=1-2', 10, 'all'],
  ['bytes=1e3-', 10, 'all'],
])('%s of %d bytes is %j', (header, size, range) => {
  expect(rangeOf(header, size)).toEqual(range);
});
