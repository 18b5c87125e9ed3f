import type { AskedReply } from '@sevenfold/contract/questions/question';
import { expect, it } from 'vitest';
import { listsOptions, partsOf } from './reply-parts.rules.ts';

const reply = (field: string, part: string): AskedReply => ({ field, part, kind: 'number', marks: 2 });

it('keeps the parts in the order of the question', () => {
  const asked = [reply('a.1', 'a'), reply('b.1', 'b'), reply('b.2', 'b'), reply('c.i.1', 'c i')];
  expect(partsOf(asked).map(({ name, replies }) => [name, replies.length])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c i', 1],
  ]);
});

it.each([
  ['Which one? [1]\n\n- A. $3$\n- B. $4$\n- C. $5$\n- D. $6$', 4, true],
  ['Which row?\n\n| | x |\n|---|---|\n| A | 1 |\n\n- A. row A\n- B. row B', 2, true],
  ['Which one?\n\nA) three\nB) four', 2, true],
  ['Which one?\n\n- A. $3$\n- B. $4$', 3, false],
  ['A. Einstein was born in 1879. When did he die?', 4, false],
  ['Which one?', 0, false],
])('%j lists %i options itself: %s', (text, count, expected) => {
  expect(listsOptions(text, count)).toBe(expected);
});
