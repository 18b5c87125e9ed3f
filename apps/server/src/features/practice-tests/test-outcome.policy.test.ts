import { expect, it } from 'vitest';
import { outcomeOf } from './test-outcome.policy.ts';

type Row = Parameters<typeof outcomeOf>[0];

const nothing: Row = {
  repliedFields: null,
  tickedLines: null,
  facultyMarks: null,
  facultyLines: null,
  facultyComment: null,
};
const typed = {
  failed: false,
  fields: [
    { field: 'a.1', part: 'a', verdict: 'right' as const, marks: 2, of: 2 },
    { field: 'b.1', part: 'b', verdict: null, marks: 0, of: 3 },
  ],
};
/** Two marks for (a), three for (b). */
const lines = [2, 1, 2];

it.each<{ what: string; row: Partial<Row>; expected: object | undefined }>([
  { what: 'nothing is known', row: {}, expected: undefined },
  {
    what: 'the marking broke down',
    row: { repliedFields: { failed: true, fields: [] } },
    expected: undefined,
  },
  {
    what: 'the machine has marked its part',
    row: { repliedFields: typed },
    expected: { source: 'reply', marks: 2, of: 2 },
  },
  {
    what: 'the student has ticked the rest',
    row: { repliedFields: typed, tickedLines: [1] },
    expected: { source: 'own marking', marks: 3, of: 5 },
  },
  {
    what: 'the student has ticked all of it',
    row: { tickedLines: [0, 1] },
    expected: { source: 'own marking', marks: 3, of: 5, details: { missedLines: [2] } },
  },
  {
    what: 'the student has found nothing to tick',
    row: { tickedLines: [] },
    expected: { source: 'own marking', marks: 0, of: 5, details: { missedLines: [0, 1, 2] } },
  },
  {
    what: 'the faculty has spoken',
    row: {
      repliedFields: typed,
      tickedLines: [0, 1, 2],
      facultyMarks: 2,
      facultyLines: [0],
      facultyComment: 'Why?',
    },
    expected: { source: 'faculty', marks: 2, of: 5, details: { missedLines: [1, 2], comment: 'Why?' } },
  },
])('when $what', ({ row, expected }) => {
  const outcome = outcomeOf({ ...nothing, ...row }, lines, []);
  if (expected) expect(outcome).toMatchObject(expected);
  else expect(outcome).toBeUndefined();
});

it('says nothing of ticks where the mark scheme has no lines any more', () => {
  expect(outcomeOf({ ...nothing, tickedLines: [] }, [], [])).toBeUndefined();
});

it('keeps what was typed beside its marks', () => {
  const row = { testId: 1, questionId: 2, field: 'a.1', value: '7', readHtml: '<p>7</p>', noteHtml: null };
  expect(outcomeOf({ ...nothing, repliedFields: typed }, lines, [row])!.details.replies).toEqual([
    { field: 'a.1', value: '7', marks: 2, of: 2, readHtml: '<p>7</p>' },
  ]);
});
