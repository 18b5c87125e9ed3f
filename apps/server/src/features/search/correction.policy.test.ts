import { describe, expect, it } from 'vitest';
import { type Candidate, correctedQuery, readLiterally, readWord, slips } from './correction.policy.ts';

const word = (name: string, how: Candidate['how'], in_topics = 0, in_questions = 1): Candidate => ({
  word: name,
  how,
  in_topics,
  in_questions,
});

describe('slips of a finger', () => {
  it.each([
    ['vector', 'vector', 0, 0],
    ['vecter', 'vector', 1, 1],
    ['vetcor', 'vector', 1, 1],
    ['vctor', 'vector', 1, 1],
    ['vvector', 'vector', 1, 1],
    ['vec', 'vector', 3, 0],
    ['vce', 'vector', 4, 1],
    ['', 'vector', 6, 0],
    ['vector', '', 6, 6],
  ])('counts from %s to %s', (typed, other, whole, start) => {
    expect(slips(typed, other)).toEqual({ whole, start });
  });
});

describe('what a typed word stands for', () => {
  const meant = (typed: string, candidates: Candidate[], isLast = false) =>
    readWord(typed, candidates, isLast).words;

  it('is the word itself, whatever else it may become', () => {
    expect(meant('log', [word('logarithm', 'prefix', 3), word('log', 'exact')])).toEqual(['log']);
  });

  it('is also what it may become, while it is being typed', () => {
    const candidates = [word('logic', 'prefix'), word('logarithm', 'prefix', 3), word('log', 'exact')];
    expect(meant('log', candidates, true)).toEqual(['log', 'logarithm', 'logic']);
  });

  it('is the nearest word, those of topics first', () => {
    const candidates = [
      word('sector', 'similar', 9),
      word('vector', 'similar', 2),
      word('victor', 'similar'),
    ];
    expect(meant('vecttor', candidates)).toEqual(['vector']);
    expect(meant('xector', candidates)).toEqual(['sector', 'vector']);
  });

  it('is nothing, when every word is too far', () => {
    expect(meant('zzz', [word('vector', 'similar')])).toEqual([]);
    expect(meant('cat', [word('dog', 'similar')])).toEqual([]);
  });

  it('is no slip, when there are other words for it', () => {
    expect(meant('antiderivative', [word('derivative', 'similar', 3)])).toEqual([]);
  });
});

describe('a correction', () => {
  const similar = (typed: string, ...words: string[]) =>
    readWord(
      typed,
      words.map((one) => word(one, 'similar', 1)),
      false,
    );

  it.each([
    ['stoichometry', 'stoichiometry', true],
    ['amtrices', 'matrices', true],
    ['torque', 'tongue', true],
    ['torque', 'monique', false],
    ['refraction', 'fraction', false],
    ['dine', 'line', true],
    ['ohm', 'ohms', false],
    ['emf', 'elf', false],
    ['nuclear', 'unclear', true],
  ])('of %s to %s: %s', (typed, other, corrected) => {
    expect(similar(typed, other)).toEqual({ typed, words: corrected ? [other] : [], corrected });
  });

  it('is never made of a word that is known, in this form or another', () => {
    const candidates = [word('permutation', 'exact', 1), word('permutating', 'similar', 9)];
    expect(readWord('permutations', candidates, false)).toMatchObject({
      words: ['permutation'],
      corrected: false,
    });
  });

  it('is not made where the word is meant', () => {
    expect(readLiterally('vecter', [word('vector', 'similar', 1)], true).words).toEqual([]);
  });

  it.each([
    ['Stoichometry of CO2', 'stoichiometry of CO2'],
    ['the STOICHOMETRY, now', 'the stoichiometry, now'],
    ['vectors', undefined],
  ])('of %j is told as %j', (query, told) => {
    const readings = query === 'vectors' ? [] : [similar('stoichometry', 'stoichiometry')];
    expect(correctedQuery(query, readings)).toBe(told);
  });
});
