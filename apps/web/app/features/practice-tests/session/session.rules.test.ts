import type { QuestionStatus } from '@sevenfold/contract/practice-tests/progress.rules';
import type { TestAction } from '@sevenfold/contract/practice-tests/test';
import { describe, expect, it } from 'vitest';
import {
  announcement,
  endingWarning,
  keyMeaning,
  marksFigure,
  navigatorSections,
  redirectFrom,
  sectionsWords,
  shownReplies,
  shownStatuses,
  storable,
  timeUsedLabel,
} from './session.rules.ts';

const action = (question_id: number, kind: 'attempt' | 'skip'): TestAction => ({
  id: 'x',
  question_id,
  kind,
});

describe('what is shown', () => {
  const known = new Map<number, QuestionStatus>([
    [7, 'skipped'],
    [8, null],
  ]);
  it.each([
    ['what the server knows', [], ['skipped', null, null]],
    ['what is on its way comes first', [action(7, 'attempt')], ['attempted', null, null]],
    ['the last of several', [action(8, 'attempt'), action(8, 'skip')], ['skipped', 'skipped', null]],
    ['nothing of other questions', [action(99, 'attempt')], ['skipped', null, null]],
  ])('%s', (_, pending, expected) => {
    expect(shownStatuses([7, 8, 9], known, pending)).toEqual(expected);
  });

  it('is what was typed last, here or elsewhere', () => {
    const typed = (question_id: number, field: string, value: string) => ({ question_id, field, value });
    const pending: TestAction[] = [
      { id: 'x', kind: 'reply', ...typed(7, 'a.1', '2') },
      { id: 'y', kind: 'reply', ...typed(7, 'a.1', '23') },
      action(7, 'attempt'),
    ];
    const shown = shownReplies([typed(7, 'a.1', '1'), typed(7, 'b.1', 'B'), typed(8, 'a.1', '')], pending);
    expect([...shown]).toEqual([
      [7, { 'a.1': '23', 'b.1': 'B' }],
      [8, { 'a.1': '' }],
    ]);
  });
});

it.each([
  ['what fits', 'x² + 1', 'x² + 1'],
  ['no more than fits', '1'.repeat(401), '1'.repeat(400)],
  ['no half of a character', `${'1'.repeat(399)}😀`, '1'.repeat(399)],
  ['nothing that no database keeps', '1\u00002', '12'],
])('of what is typed is sent: %s', (_, value, expected) => {
  expect(storable(value)).toBe(expected);
});

it.each([
  [['attempted', 'attempted'], 'You have attempted every question.'],
  [['attempted', null], 'You have 1 question still open.'],
  [['skipped', 'skipped'], 'You have 2 questions skipped.'],
  [['skipped', null, null], 'You have 2 questions still open and 1 skipped.'],
] as const)('before the end of %j', (statuses, words) => {
  expect(endingWarning(statuses)).toContain(words);
});

it.each([
  [1801, 1800, '30 minutes left'],
  [1800, 1799, undefined],
  [310, 290, '5 minutes left'],
  [61, 60, undefined],
])('from %i to %i seconds: %s', (before, now, words) => {
  expect(announcement(before, now)).toBe(words);
});

it.each([
  [50, '50 s'],
  [125, '2 min 5 s'],
  [3780, '1 h 3 min'],
])('%i seconds are %s', (seconds, label) => {
  expect(timeUsedLabel(seconds)).toBe(label);
});

it.each([
  [2.5, '2.5'],
  [10 / 3, '3.33'],
  [5, '5'],
])('%d marks are written %s', (marks, figure) => {
  expect(marksFigure(marks)).toBe(figure);
});

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
it.each([
  [press('n'), 'next'],
  [press('S'), 'skip'],
  [press('3'), 2],
  [press('0'), undefined],
  [press('ArrowLeft'), 'previous'],
  [press('n', { ctrlKey: true }), undefined],
  [press('toString'), undefined],
])('the key %j means %s', (pressed, meaning) => {
  expect(keyMeaning(pressed)).toBe(meaning);
});

it.each([
  ['start', false, false, undefined],
  ['start', true, false, 'answer'],
  ['start', true, true, 'result'],
  ['answer', false, false, 'start'],
  ['result', false, false, 'start'],
  ['get-graded', false, false, 'start'],
  ['result', true, false, undefined],
] as const)('%s, finished %s, just now %s: go to %s', (place, finished, justFinished, target) => {
  expect(redirectFrom(place, finished, justFinished)).toBe(target);
});

const sections = [
  { name: 'Section A', marks: 11, questions: [0, 1] },
  { name: 'Section B', marks: 1, questions: [2] },
];

it('a test is one section without a name, a paper has its own', () => {
  expect(navigatorSections(null, 3)).toEqual([{ name: '', detail: '', questions: [0, 1, 2] }]);
  expect(navigatorSections({ sections }, 3)).toEqual([
    { name: 'Section A', detail: '11 marks', questions: [0, 1] },
    { name: 'Section B', detail: '1 mark', questions: [2] },
  ]);
});

it.each([
  [sections, 3, '3 questions in 2 sections'],
  [[{ name: '', marks: 12, questions: [0] }], 1, '1 question'],
  [sections.slice(0, 1), 2, '2 questions'],
])('%j', (given, count, words) => {
  expect(sectionsWords({ sections: given }, count)).toBe(words);
});
