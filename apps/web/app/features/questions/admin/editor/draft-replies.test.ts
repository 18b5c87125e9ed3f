import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import { describe, expect, it } from 'vitest';
import {
  draftReplies,
  draftReplyIssues,
  emptyReply,
  haveOtherNumbers,
  writtenReplies,
} from './draft-replies.ts';

const whole: WrittenReply[] = [
  {
    part: 'a',
    label: '$p =$',
    marks: 2,
    kind: 'number',
    expected: '2.50',
    variables: ['x', 't'],
    accuracy: { decimals: 2 },
    form: 'surd',
    unit: 'm',
    unless: 'p < 0',
    mistakes: [{ value: '3', note: 'You rounded.' }],
    follows: 'q.1 + 1',
  },
  { kind: 'number', expected: '4', accuracy: 'exact' },
  { kind: 'number', expected: '4', accuracy: { tolerance: 0.5 } },
  { part: 'b', marks: 1, kind: 'self', why: 'explain' },
];

describe('replies in the editor', () => {
  it('are sent as they came', () => {
    expect(writtenReplies(draftReplies(whole))).toEqual(whole);
  });

  it('are sent without spaces around, and without what is empty', () => {
    expect(writtenReplies([{ ...emptyReply(), expected: ' 4 ', unit: ' ', variables: ' x, ,' }])).toEqual([
      { kind: 'number', expected: '4', variables: ['x'] },
    ]);
  });

  it.each([
    ['nothing expected', { expected: ' ' }, 'replies.0.expected'],
    ['marks in words', { expected: '4', marks: 'two' }, 'replies.0.marks'],
    ['no count of figures', { expected: '4', accuracy: 'figures' as const }, 'replies.0.accuracyValue'],
    ['no reason', { kind: 'self' as const }, 'replies.0.why'],
    [
      'a mistake without a note',
      { expected: '4', mistakes: [{ key: 'm', value: '5', note: '' }] },
      'replies.0.mistakes.0.note',
    ],
    ['a part that is not there', { expected: '4', part: 'c' }, 'replies.0.part'],
  ])('wait for %s', (_, part, path) => {
    expect(draftReplyIssues([{ ...emptyReply('a'), ...part }], '(a) Find. [2]', '2')).toMatchObject([
      { path },
    ]);
  });
});

it.each([
  ['the same', 'Add $2$ and $3.5$.', 'Please add $2$ to $3.5$!', false],
  ['another', 'Add $2$ and $3$.', 'Add $2$ and $4$.', true],
  ['one more', 'Add $2$.', 'Add $2$ and $2$.', true],
])('a text is known to have other numbers: %s', (_, before, after, others) => {
  expect(haveOtherNumbers(before, after)).toBe(others);
});
