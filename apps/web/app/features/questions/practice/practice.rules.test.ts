import type { AskedReply } from '@sevenfold/contract/questions/question';
import { expect, it } from 'vitest';
import { type Checked, canGoOn, toSend, totalOf } from './practice.rules.ts';

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
