import { describe, expect, it } from 'vitest';
import { partMarks, type RepliedField, totalOfParts } from './replied-parts.rules.ts';

const typed = (
  part: string,
  verdict: NonNullable<RepliedField['verdict']>,
  marks: number,
  of: number,
  place = 1,
): RepliedField => ({ field: `${part}.${place}`, part, verdict, marks, of });
const own = (part: string, of: number): RepliedField => ({
  field: `${part}.9`,
  part,
  verdict: null,
  marks: 0,
  of,
});

/** Two lines for (a), three for (b). */
const lines = [1, 1, 1, 1, 2];
const marksOf = (fields: readonly RepliedField[], ticked: readonly number[] | null, scheme = lines) =>
  partMarks(fields, scheme, ticked).map(({ part, marks, of }) => [part, marks, of]);

describe('the marks of a part', () => {
  it.each<[string, RepliedField[], number[] | null, [string, number, number][]]>([
    [
      'right answers earn them without a tick',
      [typed('a', 'right', 2, 2), typed('b', 'right', 4, 4)],
      null,
      [
        ['a', 2, 2],
        ['b', 4, 4],
      ],
    ],
    [
      'the method of a wrong answer is ticked',
      [typed('a', 'right', 2, 2), typed('b', 'wrong', 0, 4)],
      [2, 3],
      [
        ['a', 2, 2],
        ['b', 2, 4],
      ],
    ],
    [
      'a wrong answer costs a mark whatever is ticked',
      [typed('a', 'wrong', 0, 2), typed('b', 'wrong', 0, 4)],
      [0, 1, 2, 3, 4],
      [
        ['a', 1, 2],
        ['b', 3, 4],
      ],
    ],
    [
      'each of two wrong answers does',
      [typed('a', 'wrong', 0, 1), typed('a', 'empty', 0, 1, 2), typed('b', 'right', 4, 4)],
      [0, 1],
      [
        ['a', 0, 2],
        ['b', 4, 4],
      ],
    ],
    [
      'few ticks take nothing from what the machine gave',
      [typed('a', 'right', 2, 2), typed('b', 'accuracy', 3, 4)],
      [2],
      [
        ['a', 2, 2],
        ['b', 3, 4],
      ],
    ],
    [
      'what a student explains is ticked beside a right answer',
      [typed('a', 'right', 2, 2), typed('b', 'right', 3, 3), own('b', 1)],
      [2, 3, 4],
      [
        ['a', 2, 2],
        ['b', 4, 4],
      ],
    ],
    [
      'ticks of one part are not counted for another',
      [typed('a', 'wrong', 0, 2), own('b', 4)],
      [2, 3, 4],
      [
        ['a', 0, 2],
        ['b', 4, 4],
      ],
    ],
  ])('%s', (_, fields, ticked, expected) => {
    expect(marksOf(fields, ticked)).toEqual(expected);
  });

  it.each([
    ['a line lies across two parts', [3, 3]],
    ['the scheme has more marks than the fields', [1, 1, 1, 1, 2, 1]],
  ])('counts with the whole question where %s', (_, scheme) => {
    const fields = [typed('a', 'right', 2, 2), typed('b', 'wrong', 0, 4)];
    const whole = scheme.reduce((sum, one) => sum + one, 0);
    expect(marksOf(fields, null, scheme)).toEqual([['', 2, whole]]);
    expect(
      marksOf(
        fields,
        scheme.map((__, line) => line),
        scheme,
      ),
    ).toEqual([['', whole - 1, whole]]);
  });

  it('is the machine’s alone where there is no scheme to tick', () => {
    const parts = partMarks([typed('a', 'right', 2, 2), typed('b', 'wrong', 0, 4)], [], null);
    expect(parts.map(({ own: open }) => open)).toEqual([false, false]);
    expect(totalOfParts(parts)).toEqual({ marks: 2, of: 6 });
  });

  it('says which parts a student can still mark', () => {
    const open = (fields: RepliedField[]) => partMarks(fields, lines, null).map((part) => part.own);
    expect(open([typed('a', 'right', 2, 2), typed('b', 'wrong', 0, 4)])).toEqual([false, true]);
    expect(open([typed('a', 'accuracy', 1, 2), own('b', 4)])).toEqual([false, true]);
  });
});
