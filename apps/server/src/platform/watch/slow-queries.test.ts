import { expect, it } from 'vitest';
import { plain, slowQueries } from './slow-queries.ts';

it('writes a bounded number of lines per minute, and how many it left out', () => {
  const lines: [object, string][] = [];
  let now = 0;
  const tell = slowQueries({ warn: (details, message) => void lines.push([details, message]) }, () => now);
  for (let count = 0; count < 500; count += 1) tell('select 1', 700, undefined);
  expect(lines).toHaveLength(20);
  now = 60_000;
  tell('select 2', 700, undefined);
  expect(lines.slice(20)).toEqual([
    [{ leftOut: 480 }, 'slow queries not written down'],
    [{ statement: 'select 2', milliseconds: 700 }, 'slow query'],
  ]);
});

it.each([
  ["select 'it''s private',\n  $1", "select '…', $1"],
  ['  select  1 ', 'select 1'],
])('%j is told as %j', (statement, told) => {
  expect(plain(statement)).toBe(told);
});
