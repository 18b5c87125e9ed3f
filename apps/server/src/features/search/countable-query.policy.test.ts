import { expect, it } from 'vitest';
import { countableQuery } from './countable-query.policy.ts';

it.each([
  ['  Free   FALL ', 'free fall'],
  ['0/0', '0/0'],
  ['68 95 99.7', '68 95 99.7'],
  ['X ~ B(10, 0.3)', 'x ~ b(10, 0.3)'],
  ['ｐＨ', 'ph'],
  ['x', undefined],
  ['?!', undefined],
  ['asha.rao@example.org', undefined],
  ['@asha', undefined],
  ['+91 98765 43210', undefined],
  ['(020) 7946-0018', undefined],
  ['https://example.org/me', undefined],
  ['www.example.org', undefined],
  ['x'.repeat(61), undefined],
])('%j is counted as %j', (typed, counted) => {
  expect(countableQuery(typed)).toBe(counted);
});
