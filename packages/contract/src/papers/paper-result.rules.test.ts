import { describe, expect, it } from 'vitest';
import type { RepliedField } from '../practice-tests/replied-parts.rules.ts';
import {
  gradeRange,
  markedQuestion,
  marksBy,
  type PaperMarking,
  paperTotal,
  type SatQuestion,
} from './paper-result.rules.ts';

const nothing: SatQuestion = {
  of: 6,
  status: null,
  faculty: null,
  lineMarks: [1, 1, 1, 1, 1, 1],
  ticked: null,
  fields: null,
};
const over: PaperMarking = { repliesWait: false, sheetWaits: false };
const field = (part: string, verdict: RepliedField['verdict'], marks: number, of: number): RepliedField => ({
  field: part,
  part,
  verdict,
  marks,
  of,
});

describe('a question of a sat paper', () => {
  it.each<[string, Partial<SatQuestion>, Partial<PaperMarking>, [marks: number, waiting: number]]>([
    ['that nobody touched earns nothing', {}, {}, [0, 0]],
    ['that was skipped earns nothing', { status: 'skipped' }, {}, [0, 0]],
    ['that was worked on waits', { status: 'attempted' }, {}, [0, 6]],
    ['that may have been typed waits for the machine', {}, { repliesWait: true }, [0, 6]],
    ['that was skipped never waits for the machine', { status: 'skipped' }, { repliesWait: true }, [0, 0]],
    ['waits while the faculty has the sheet', {}, { sheetWaits: true }, [0, 6]],
    ['counts the ticked lines', { ticked: [0, 1, 2] }, {}, [3, 0]],
    ['counts lines of several marks', { lineMarks: [2, 4], ticked: [1] }, {}, [4, 0]],
    ['counts no line that is gone', { ticked: [0, 9] }, {}, [1, 0]],
    ['ticked lines may become more at the desk', { ticked: [0] }, { sheetWaits: true }, [1, 5]],
    ['in the paper has its own worth', { of: 12, ticked: [0, 1, 2] }, {}, [6, 0]],
    ['without a scheme earns nothing by ticks', { lineMarks: [], ticked: [] }, {}, [0, 0]],
    ['has the marks of the faculty out of 5', { faculty: 2.5, ticked: [0] }, {}, [3, 0]],
    ['has thirds of a mark', { of: 4, lineMarks: [1, 1, 1], ticked: [0] }, {}, [1.33, 0]],
    [
      'that was typed right is done',
      { status: 'attempted', fields: [field('a', 'right', 2, 2), field('b', 'right', 4, 4)] },
      {},
      [6, 0],
    ],
    [
      'that was typed wrong may have earned its method',
      { status: 'attempted', fields: [field('a', 'right', 2, 2), field('b', 'wrong', 0, 4)] },
      {},
      [2, 3],
    ],
    [
      'of which the student has gone through the scheme is done',
      { ticked: [3], fields: [field('a', 'right', 2, 2), field('b', 'wrong', 0, 4)] },
      {},
      [3, 0],
    ],
    [
      'with a part that no machine marks waits for it',
      { fields: [field('a', 'right', 2, 2), field('b', null, 0, 4)] },
      {},
      [2, 4],
    ],
  ])('%s', (_, question, marking, [marks, waiting]) => {
    const given = { ...nothing, ...question };
    expect(markedQuestion(given, { ...over, ...marking })).toEqual({ marks, of: given.of, waiting });
  });
});

const three = [
  { marks: 4, of: 6, waiting: 0, topic: 'Algebra' },
  { marks: 0, of: 14, waiting: 14, topic: 'Calculus' },
  { marks: 6, of: 10, waiting: 1, topic: 'Algebra' },
];

it('adds marks up, and what a sheet that was graded as a whole came to takes their place', () => {
  expect(paperTotal(three, null)).toEqual({ marks: 10, of: 30, waiting: 15 });
  expect(paperTotal(three, 9)).toEqual({ marks: 18, of: 30, waiting: 0 });
});

it('tells marks by topic, in the order of the paper', () => {
  expect(marksBy(three, ({ topic }) => topic)).toEqual([
    { label: 'Algebra', marks: 10, of: 16, waiting: 1 },
    { label: 'Calculus', marks: 0, of: 14, waiting: 14 },
  ]);
});

it.each([
  [
    { marks: 10, of: 30, waiting: 15 },
    { from: 3, to: 7 },
  ],
  [
    { marks: 10, of: 30, waiting: 0 },
    { from: 3, to: 3 },
  ],
  [
    { marks: 0, of: 30, waiting: 0 },
    { from: 1, to: 1 },
  ],
])('%o is a grade between %o', (total, range) => {
  expect(gradeRange(total, [10, 20, 40, 60, 70, 80])).toEqual(range);
});
