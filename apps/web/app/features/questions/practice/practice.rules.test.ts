import type { AskedReply } from '@sevenfold/contract/questions/question';
import { describe, expect, it } from 'vitest';
import {
  type Checked,
  canGoOn,
  marksOfPart,
  schemeByPart,
  type TickChanges,
  toSend,
  totalOf,
  unlessSent,
  withChanges,
} from './practice.rules.ts';

const reply = (field: string, part: string, kind: AskedReply['kind'] = 'number', marks = 2): AskedReply => ({
  field,
  part,
  kind,
  marks,
});
const asked = [reply('a.1', 'a'), reply('b.1', 'b'), reply('b.2', 'b', 'self', 1), reply('c.i.1', 'c i')];
const right = { verdict: 'right', marks: 2, of: 2 } as const;
const wrong = { verdict: 'wrong', marks: 0, of: 2 } as const;

it.each<[string, Checked, string[]]>([
  ['nothing else', {}, ['b.1']],
  ['what was checked before', { 'a.1': wrong }, ['a.1', 'b.1']],
  ['also of later parts', { 'c.i.1': right }, ['b.1', 'c.i.1']],
])('a check of one part sends %s along', (_, checked, fields) => {
  const values = { 'a.1': '1', 'b.1': '2', 'c.i.1': '3' };
  expect(toSend(asked, 'b', values, checked).map(({ field }) => field)).toEqual(fields);
});

it('is complete when all that a machine marks was checked, right or not', () => {
  expect(totalOf(asked, { 'a.1': right })).toEqual({ isComplete: false, marks: 2, of: 6, own: 1 });
  expect(totalOf(asked, { 'a.1': right, 'b.1': wrong, 'c.i.1': right })).toEqual({
    isComplete: true,
    marks: 4,
    of: 6,
    own: 1,
  });
  expect(totalOf([asked[2]!], {}).isComplete).toBe(false);
});

it('offers help when something isn’t right yet', () => {
  expect(canGoOn(asked, {})).toBe(false);
  expect(canGoOn(asked, { 'a.1': right })).toBe(false);
  expect(canGoOn(asked, { 'a.1': right, 'b.1': { ...wrong, verdict: 'accuracy' } })).toBe(true);
});

describe('the scheme of a question', () => {
  const line = (mark: string, marks: number) => ({ text: mark, html: mark, mark, marks });
  const worked = (lines: ReturnType<typeof line>[]) => ({
    questions_text: '(a) Find. [2]\n\n(b) Explain. [1]',
    marks: 3,
    answer_not_available: false,
    Answer: [{ id: 1, body: '', body_html: '', images: [], mark_lines: lines }],
  });

  it('is split by part', () => {
    const scheme = schemeByPart(worked([line('M1', 1), line('A1', 1), line('R1', 1)]));
    expect([...scheme].map(([part, lines]) => [part, lines.map(({ place }) => place)])).toEqual([
      ['a', [0, 1]],
      ['b', [2]],
    ]);
  });

  it.each([
    ['it doesn’t fit to the marks', worked([line('A3', 3)])],
    [
      'the answer may not be shown',
      { ...worked([line('A2', 2), line('R1', 1)]), answer_not_available: true },
    ],
  ])('stays whole where %s', (_, question) => {
    expect(schemeByPart(question).size).toBe(0);
  });

  it('is all of one question without parts', () => {
    const question = { ...worked([line('M1', 1), line('A2', 2)]), questions_text: 'Find it.' };
    expect(schemeByPart(question).get('')).toHaveLength(2);
  });
});

describe('the marks of a part', () => {
  const lines = [1, 1, 1].map((marks, place) => ({ place, html: '', mark: 'M1', marks }));
  const typed = [reply('a.1', 'a')];
  const mixed = [reply('a.1', 'a'), reply('a.2', 'a', 'self', 1)];
  it.each([
    ['a right answer needs no method', typed, right, [], { marks: 2, of: 2 }],
    ['a wrong one has what the paper shows', typed, wrong, [0], { marks: 1, of: 2 }],
    ['no more than there are', typed, wrong, [0, 1, 2], { marks: 2, of: 2 }],
    ['no less than the machine gives', typed, { ...wrong, marks: 1 }, [], { marks: 1, of: 2 }],
    ['own marks beside a right answer', mixed, right, [2], { marks: 3, of: 3 }],
    ['own marks and method', mixed, wrong, [0, 2], { marks: 2, of: 3 }],
  ] as const)('%s', (_, replies, checked, ticked, marks) => {
    expect(marksOfPart(replies, { 'a.1': checked }, lines, ticked)).toEqual(marks);
  });
});

it.each<[number[], TickChanges, number[]]>([
  [[], {}, []],
  [[0, 2], {}, [0, 2]],
  [[0, 2], { 1: true }, [0, 2, 1]],
  [[0, 2], { 2: true }, [0, 2]],
  [[0, 2], { 0: false, 5: false }, [2]],
])('lines %j with %j are %j', (ticked, changes, expected) => {
  expect(withChanges(ticked, changes)).toEqual(expected);
});

it.each<[TickChanges, TickChanges, TickChanges]>([
  [{ 0: true, 1: false }, { 0: true, 1: false }, {}],
  [{ 0: true, 1: false, 2: true }, { 0: true, 1: false }, { 2: true }],
  [{ 0: false }, { 0: true }, { 0: false }],
  [{}, { 0: true }, {}],
])('of %j, with %j sent, %j is left', (changes, sent, left) => {
  expect(unlessSent(changes, sent)).toEqual(left);
});
