import { describe, expect, it } from 'vitest';
import { type Candidate, readWord, slips } from './correction.policy.ts';

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
