import { describe, expect, it } from 'vitest';
import { importColumns } from './import-columns.ts';
import { guessMapping, mappingFlaw } from './import-mapping.rules.ts';

describe('guessing the columns', () => {
  it.each(['subjects', 'topics', 'questions'] as const)('knows its own template of %s', (kind) => {
    const names = importColumns[kind].map(({ name }) => name);
    expect(guessMapping(kind, names)).toEqual(Object.fromEntries(names.map((name, index) => [name, index])));
  });

  it('knows other names, in any case and with any signs between words', () => {
    expect(guessMapping('questions', ['Question Text', 'ID', '', 'Calculator-Allowed', 'Solution'])).toEqual({
      text: 0,
      key: 1,
      calculator: 3,
      answer: 4,
    });
  });

  it('prefers the exact name, and reads no column twice', () => {
    expect(guessMapping('topics', ['topic', 'slug', 'slug'])).toEqual({ slug: 1 });
  });
});

describe('a mapping', () => {
  const headers = ['slug', 'name'];
  it.each([
    [{ slug: 0, name: 1 }, undefined],
    [{ slug: 0 }, undefined],
    [{ name: 1 }, 'Please choose a column for Slug'],
    [{ slug: 0, name: 0 }, 'Two fields are read from the same column'],
    [{ slug: 2 }, 'A field is read from a column that the file does not have'],
    [{ slug: 0.5 }, 'A field is read from a column that the file does not have'],
    [{ slug: 0, other: 1 }, 'There is no field called other'],
  ])('%j: %s', (mapping, flaw) => {
    expect(mappingFlaw('subjects', mapping, headers)).toBe(flaw);
  });
});
