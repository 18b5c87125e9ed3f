import { describe, expect, it } from 'vitest';
import { Lexicon, type Stem } from './lexicon.policy.ts';
import { likeness, likenessWithin, trigramsOf } from './trigrams.policy.ts';

/** Word, stem; in how many topics and questions, and in how many that only staff see. */
const rows: readonly (readonly [string, string, number, number, number?, number?])[] = [
  ['derivative', 'deriv', 3, 40],
  ['derivatives', 'deriv', 1, 9],
  ['derive', 'deriv', 0, 12],
  ['integral', 'integr', 2, 30],
  ['integrate', 'integr', 0, 31],
  ['integration', 'integr', 5, 50],
  ['monopoly', 'monopoli', 0, 0, 2, 7],
  ['ph', 'ph', 1, 20],
  ['phase', 'phase', 2, 5],
  ['vector', 'vector', 4, 60, 1, 1],
];
const lexicon = new Lexicon({
  words: rows.map(([word]) => word),
  lexemes: rows.map(([, lexeme]) => lexeme),
  counts: Int32Array.from(rows.flatMap(([, , ...counts]) => [...counts, 0, 0].slice(0, 4))),
});

const look = (
  typed: string,
  isLast = false,
  { staff = false, ...more }: Partial<Stem> & { staff?: boolean } = {},
) =>
  lexicon
    .lookUp(typed, { stem: typed, stop: false, ...more }, isLast, staff)
    .candidates.map(({ how, word }) => `${how} ${word}`);

describe('a typed word', () => {
  it.each([
    ['vector', 'vector', false, ['exact vector']],
    // Forms of a word count, unless it is its own stem: that may be the start of many.
    ['deriving', 'deriv', false, ['exact derivative', 'exact derivatives', 'exact derive']],
    ['deriv', 'deriv', false, ['prefix derivative', 'prefix derivatives', 'prefix derive']],
    ['ph', 'ph', false, ['exact ph']],
    ['ph', 'ph', true, ['exact ph', 'prefix phase']],
    // Words of topics first, then the common ones.
    ['inte', 'inte', true, ['prefix integration', 'prefix integral', 'prefix integrate']],
    ['ve', 've', false, ['similar vector']],
    ['ve', 've', true, ['prefix vector']],
    ['vecter', 'vecter', false, ['similar vector']],
    ['xyz', 'xyz', true, []],
  ] as const)('%s (stem %s, last: %s) may be %j', (typed, stem, isLast, wanted) => {
    expect(look(typed, isLast, { stem })).toEqual(wanted);
  });

  it('that is in every text is only the start of others', () => {
    expect(look('the', false, { stop: true })).toEqual([]);
    expect(look('in', true, { stop: true })).toContain('prefix integration');
    expect(look('vecter', true, { stop: true })).toEqual([]);
  });

  it('is never led to what only staff may know', () => {
    for (const typed of ['monopoly', 'monop', 'monoply']) {
      expect(look(typed, true)).toEqual([]);
      expect(look(typed, true, { staff: true })).toHaveLength(1);
    }
  });

  it('is counted without what only staff may know', () => {
    const vector = (staff: boolean) =>
      lexicon.lookUp('vector', { stem: 'vector', stop: false }, false, staff).candidates[0];
    expect(vector(false)).toMatchObject({ in_topics: 4, in_questions: 60 });
    expect(vector(true)).toMatchObject({ in_topics: 5, in_questions: 61 });
  });
});

it('knows every form of a stem, and the stems of what topics are called', () => {
  expect(lexicon.formsOf('integr')).toEqual(['integral', 'integrate', 'integration']);
  expect(lexicon.formsOf('nothing')).toEqual([]);
  expect(lexicon.stemOf('phase')).toBe('phase');
  expect(lexicon.stemOf('phases')).toBeUndefined();
  expect([...lexicon.stemsOfTopics().keys()]).not.toContain('derive');
  expect(lexicon.stemsOfTopics().get('monopoly')).toBe('monopoli');
});

describe('likeness', () => {
  /** As pg_trgm answers to similarity(typed, word) and word_similarity(typed, word). */
  it.each([
    ['word', 'word', 1, 1],
    ['word', 'words', 4 / 7, 4 / 5],
    ['vecter', 'vector', 0.4, 4 / 7],
    ['integr', 'integration', 6 / 13, 6 / 7],
    ['abc', 'xyz', 0, 0],
  ])('of %s and %s', (typed, word, whole, within) => {
    const [typedOnes, wordOnes] = [new Set(trigramsOf(typed)), new Set(trigramsOf(word))];
    const shared = [...typedOnes].filter((one) => wordOnes.has(one)).length;
    expect(likeness(shared, typedOnes.size, wordOnes.size)).toBeCloseTo(whole, 6);
    expect(likenessWithin(typedOnes, trigramsOf(word))).toBeCloseTo(within, 6);
  });
});
