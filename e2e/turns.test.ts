import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import groups from './by-turns.json' with { type: 'json' };
import { hasTurn, readEntry } from './turns.ts';

const entries = groups.flatMap((group) =>
  Object.entries(group).map(([entry, reason]) => [entry, String(reason)] as const),
);

it.each(entries)('%s comes by turns: %s', (entry, reason) => {
  const { file, title } = readEntry(entry);
  expect(readFileSync(new URL(`./journeys/${file}`, import.meta.url), 'utf8')).toContain(
    title && `test('${title}`,
  );
  expect(reason).not.toBe('');
});

describe('a journey', () => {
  const [entry] = Object.keys(groups[0]!);
  const { file, title } = readEntry(entry!);

  it('that is listed runs with its own turn, whatever number that has, and without one', () => {
    const turns = Array.from({ length: groups.length }, (_, turn) => hasTurn(file, title, turn));
    expect(turns).toEqual([true, ...groups.slice(1).map(() => false)]);
    expect(hasTurn(file, title, groups.length)).toBe(true);
    expect(hasTurn(file, title, undefined)).toBe(true);
  });

  it('that is not listed always runs', () => {
    expect(groups.every((_, turn) => hasTurn('any.journey.ts', 'whatever', turn))).toBe(true);
  });
});

it('has one place for each', () => {
  const names = entries.map(([entry]) => entry);
  expect(new Set(names).size).toBe(names.length);
});
