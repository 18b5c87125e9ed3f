import type { AskedReply } from '@sevenfold/contract/questions/question';
import { expect, it } from 'vitest';
import { partsOf } from './reply-parts.rules.ts';

const reply = (field: string, part: string): AskedReply => ({ field, part, kind: 'number', marks: 2 });

it('keeps the parts in the order of the question', () => {
  const asked = [reply('a.1', 'a'), reply('b.1', 'b'), reply('b.2', 'b'), reply('c.i.1', 'c i')];
  expect(partsOf(asked).map(({ name, replies }) => [name, replies.length])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c i', 1],
  ]);
});
