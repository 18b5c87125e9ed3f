import { expect, it } from 'vitest';
import { readTableAddress } from '~/lib/admin/table-address.ts';
import { itemQuery, suspicionText } from './items.rules.ts';

it.each([
  [{ kind: 'label', harder: true, fits: 'Hard' }, 'Harder than its label: Hard'],
  [{ kind: 'label', harder: false, fits: 'Easy' }, 'Easier than its label: Easy'],
  [{ kind: 'discrimination', discrimination: -0.3 }, 'Weaker students do better'],
  [{ kind: 'option', option: 'C', strong: 14, chose: 9 }, 'Strong students choose C (9 of 14)'],
] as const)('%j is told as %s', (suspicion, expected) => {
  expect(suspicionText(suspicion)).toBe(expected);
});

it.each([
  ['', { sort: 'suspicious' }],
  ['sort=facility&order=asc', { sort: 'facility', order: 'asc' }],
  ['sort=nonsense', { sort: 'suspicious' }],
  [
    'subject=math-aa-sl&difficulty=Hard&suspicion=any',
    { subject: 'math-aa-sl', difficulty: 'Hard', suspicion: 'any' },
  ],
  ['subject=No&difficulty=Harder&suspicion=none', {}],
])('%s asks for %j', (query, expected) => {
  const address = readTableAddress(new URLSearchParams(query), {
    sort: 'suspicious',
    order: 'desc',
    filters: ['subject', 'difficulty', 'suspicion'],
  });
  expect(itemQuery(address)).toEqual({
    page: '1',
    pageSize: '25',
    sort: 'suspicious',
    order: 'desc',
    ...expected,
  });
});
