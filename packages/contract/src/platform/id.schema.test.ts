import { expect, it } from 'vitest';
import { recordId } from './id.schema.ts';

it.each([
  [1, 1],
  ['1', 1],
  ['0012', 12],
  [2_147_483_647, 2_147_483_647],
])('%j is the id %d', (given, id) => {
  expect(recordId.parse(given)).toBe(id);
});

it.each([
  0,
  -1,
  1.5,
  2_147_483_648,
  '2147483648',
  '',
  ' 1',
  '1e3',
  '0x1',
  'x',
  null,
  undefined,
  true,
  [1],
  {},
])('%j is none', (given) => {
  expect(recordId.safeParse(given).success).toBe(false);
});

it('leaves the words for one that is missing to whoever checks it', () => {
  const messageOf = (given: unknown) =>
    recordId.safeParse(given, { error: () => 'is missing' }).error?.issues[0]?.message;
  expect([messageOf(undefined), messageOf('x')]).toEqual(['is missing', 'must be an id']);
});
