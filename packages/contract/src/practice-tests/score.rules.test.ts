import { describe, expect, it } from 'vitest';
import { type Marked, questionMarks, scoreOf } from './score.rules.ts';

const attempted: Marked = { attempted: true, ticked: null, schemeMarks: 6, replied: null, faculty: null };
const skipped: Marked = { ...attempted, attempted: false };
const replied = (marks: number, of = 6): Marked => ({ ...attempted, replied: { marks, of } });
const ticked = (marks: number, of = 6): Marked => ({ ...attempted, ticked: marks, schemeMarks: of });

describe('the marks of a question', () => {
  it.each([
    ['attempted, unmarked', attempted, 5],
    ['skipped', skipped, 0],
    ['all lines', ticked(6), 5],
    ['half of the lines', ticked(3), 2.5],
    ['no line', ticked(0), 0],
    ['more than there are', ticked(9), 5],
    ['a scheme without marks', { ...attempted, ticked: 0, schemeMarks: 0 }, 5],
    ['typed', replied(4), (5 * 4) / 6],
    ['typed, with ticks that are counted in it', { ...ticked(6), replied: { marks: 3, of: 6 } }, 2.5],
    ['typed and skipped', { ...replied(3), attempted: false }, 2.5],
    ['typed, and by the faculty', { ...replied(6), faculty: 1 }, 1],
    ['by the faculty', { ...ticked(6), faculty: 1.25 }, 1.25],
    ['nothing by the faculty', { ...attempted, faculty: 0 }, 0],
  ])('%s', (_, marked, marks) => {
    expect(questionMarks(marked)).toBe(marks);
  });
});

describe('the score of a test', () => {
  it.each([
    [
      'nobody marked it',
      [attempted, attempted, skipped],
      null,
      { marks: 10, total: 15, percentage: 66, source: 'unmarked' },
    ],
    [
      'the student did',
      [ticked(6), ticked(3), skipped],
      null,
      { marks: 7.5, total: 15, percentage: 50, source: 'self' },
    ],
    [
      'the student began',
      [ticked(6), attempted],
      null,
      { marks: 5, total: 10, percentage: 50, source: 'self' },
    ],
    [
      'the machine did, and the student what it could not',
      [replied(6), ticked(3), attempted],
      null,
      { marks: 7.5, total: 15, percentage: 50, source: 'machine' },
    ],
    [
      'the machine found nothing right',
      [replied(0), attempted],
      null,
      { marks: 0, total: 10, percentage: 0, source: 'machine' },
    ],
    [
      'the faculty did after the machine',
      [replied(6), { ...replied(6), faculty: 2 }],
      2,
      { marks: 2, total: 10, percentage: 20, source: 'faculty' },
    ],
    [
      'the faculty did',
      [ticked(6), attempted],
      3,
      { marks: 3, total: 10, percentage: 30, source: 'faculty' },
    ],
    [
      'thirds add up',
      [ticked(1, 3), ticked(1, 3), ticked(1, 3)],
      null,
      { marks: 5, total: 15, percentage: 33, source: 'self' },
    ],
    [
      'all of it in sevenths',
      [ticked(7, 7), ticked(7, 7)],
      null,
      { marks: 10, total: 10, percentage: 100, source: 'self' },
    ],
    ['a test without questions', [], null, { marks: 0, total: 0, percentage: 0, source: 'unmarked' }],
  ] as const)('%s', (_, questions, faculty, score) => {
    expect(scoreOf(questions, faculty)).toEqual(score);
  });
});
