import { describe, expect, it } from 'vitest';
import { amongWrong, keyOf, keysByTurns } from './options.ts';

const wrongs = (...values: readonly number[]) => values.map((value) => ({ value, note: `not ${value}` }));
const turns = Array.from({ length: 24 }, (_, turn) => turn);
const lettersOf = (...values: readonly number[]) =>
  [...new Set(turns.map((turn) => keyOf(amongWrong(10, wrongs(...values), turn))))].toSorted().join('');

describe('the right result among wrong ones', () => {
  it.each([
    ['AB', [5, 20, 30, 40]],
    ['BC', [4, 5, 20, 30]],
    ['CD', [3, 4, 5, 20]],
    ['A', [20, 30, 40, 50]],
    ['D', [2, 3, 4]],
    ['B', [5, 20, 30]],
    ['ABCD', [3, 4, 5, 20, 30, 40]],
  ])('is at %s, as far as there are smaller and larger ones', (letters, values) => {
    expect(lettersOf(...values)).toBe(letters);
  });

  it('stands with three others, in ascending order and each of them at some turn', () => {
    const all = turns.map((turn) => amongWrong(10, wrongs(5, 20, 30, 40, 50), turn));
    for (const options of all) {
      const values = options.map(({ value }) => value);
      expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
      expect(values).toHaveLength(4);
      expect(values).toContain(10);
    }
    expect(new Set(all.flat().map(({ value }) => value))).toEqual(new Set([5, 10, 20, 30, 40, 50]));
  });

  it('goes by whole turns', () => {
    const options = wrongs(5, 20, 30, 40);
    expect(amongWrong(10, options, 2.4)).toEqual(amongWrong(10, options, 2));
    expect(amongWrong(10, options, -2)).toEqual(amongWrong(10, options, 2));
  });
});

describe('questions by the turns of their right letters', () => {
  const ordered = (letters: string) =>
    keysByTurns([...letters].map((mcqAnswer) => ({ mcqAnswer })))
      .map(({ mcqAnswer }) => mcqAnswer)
      .join('');

  it.each([
    ['BBBBCCAD', 'BCADBCBB'],
    ['BBBB', 'BBBB'],
    ['CCCCCCCD', 'CDCCCCCC'],
    ['DABC', 'DABC'],
    ['', ''],
  ])('makes of %s %s', (letters, turns) => {
    expect(ordered(letters)).toBe(turns);
  });

  it('keeps the first one and loses none', () => {
    const questions = [...'BACBBBDCAB'].map((mcqAnswer, number) => ({ mcqAnswer, number }));
    const turns = keysByTurns(questions);
    expect(turns[0]).toBe(questions[0]);
    expect(turns.toSorted((one, other) => one.number - other.number)).toEqual(questions);
  });
});
