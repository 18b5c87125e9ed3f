import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import list from './by-turns.json' with { type: 'json' };
import { hasTurn, readEntry, turns } from './turns.ts';

it.each(Object.entries(list))('%s comes by turns: %s', (entry, reason) => {
  const { file, title } = readEntry(entry);
  expect(readFileSync(new URL(`./journeys/${file}`, import.meta.url), 'utf8')).toContain(title && `test('${title}`);
  expect(reason).not.toBe('');
});

it('gives each journey one turn, and about the same number to each turn', () => {
  const names = Array.from({ length: 500 }, (_, index) => `some.journey.ts the journey ${index}`);
  const counts = Array.from(
    { length: turns },
    (_, turn) => names.filter((name) => hasTurn(name, turn)).length,
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(names.length);
  expect(Math.min(...counts)).toBeGreaterThan(names.length / turns / 2);
});

it('takes any number for a turn, and leaves nothing out without one', () => {
  expect(hasTurn('any', 7)).toBe(hasTurn('any', 7 + turns));
  expect(hasTurn('any', undefined)).toBe(true);
});
