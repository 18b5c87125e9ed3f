import { describe, expect, it } from 'vitest';
import { marksOf, totalOf, typedMarks, withLineToggled, withQuestion } from './marking.rules.ts';
import { emptyMarking } from './marking.ts';

const scheme = [1, 1, 2, 2];

describe('marks of a question, out of 5', () => {
  it.each([
    ['not marked', { lines: null, marks: null }, scheme, null],
    ['nothing earned', { lines: [], marks: null }, scheme, 0],
    ['all lines', { lines: [0, 1, 2, 3], marks: null }, scheme, 5],
    ['some lines', { lines: [0, 2], marks: null }, scheme, 2.5],
    ['rounded to hundredths', { lines: [0], marks: null }, scheme, 0.83],
    ['a line that the scheme no longer has', { lines: [0, 9], marks: null }, scheme, 0.83],
    ['written by hand', { lines: [0, 1, 2, 3], marks: 4.5 }, scheme, 4.5],
    ['no by hand is a number too', { lines: [0], marks: 0 }, scheme, 0],
    ['without a scheme', { lines: [], marks: null }, [], null],
    ['without a scheme, by hand', { lines: null, marks: 3 }, [], 3],
  ])('%s', (_, given, lineMarks, marks) => {
    expect(marksOf(given, lineMarks)).toBe(marks);
  });
});

describe('the total', () => {
  const questions = [1, 2, 3].map((question_id) => ({ question_id, line_marks: [1, 1, 1] }));

  it('adds up, and names what has no marks yet', () => {
    let marking = withLineToggled(emptyMarking, 1, 0);
    marking = withQuestion(marking, 3, { marks: 4.25 });
    expect(totalOf(marking, questions)).toEqual({ marks: 5.92, total: 15, percentage: 39, unmarked: [2] });
  });

  it('is whole where thirds make a whole', () => {
    const marking = [0, 1, 2].reduce((all, line) => withLineToggled(all, 1, line), emptyMarking);
    expect(totalOf(marking, questions.slice(0, 1))).toMatchObject({ marks: 5, percentage: 100 });
  });
});

it('lets the lines add up again when a tick changes', () => {
  const byHand = withQuestion(emptyMarking, 1, { marks: 5, comment: 'Well done' });
  const ticked = withLineToggled(withLineToggled(byHand, 1, 2), 1, 0);
  expect(ticked.questions).toEqual([{ question_id: 1, lines: [0, 2], marks: null, comment: 'Well done' }]);
  expect(withLineToggled(ticked, 1, 0).questions[0]?.lines).toEqual([2]);
});

it.each([
  ['', null],
  [' 4 ', 4],
  ['4,5', 4.5],
  ['3.33', 3.33],
  ['5.01', undefined],
  ['6', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['x', undefined],
])('typed %j is %s', (text, marks) => {
  expect(typedMarks(text)).toBe(marks);
});
