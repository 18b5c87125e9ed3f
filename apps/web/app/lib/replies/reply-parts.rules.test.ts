import type { AskedReply } from '@sevenfold/contract/questions/question';
import { expect, it } from 'vitest';
import { nameOf, partsOf } from './reply-parts.rules.ts';

const reply = (field: string, part: string): AskedReply => ({ field, part, kind: 'number', marks: 2 });

it('names parts as the question does', () => {
  expect(['', 'b', 'c i'].map(nameOf)).toEqual(['the question', '(b)', '(c)(i)']);
  const asked = [reply('a.1', 'a'), reply('b.1', 'b'), reply('b.2', 'b'), reply('c.i.1', 'c i')];
  expect(partsOf(asked).map(({ name, replies }) => [name, replies.length])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c i', 1],
  ]);
});
