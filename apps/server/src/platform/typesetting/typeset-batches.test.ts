import { expect, it } from 'vitest';
import { ThreadOverrun } from '../threads/thread-pool.ts';
import { typesetInBatches } from './typeset-batches.ts';
import { outcomeOf, type TypesetTask } from './typeset-task.ts';

it('sends texts together as long as they are short, and answers in their order', async () => {
  const sizes: number[] = [];
  const tasks = ['a', 'b', 'x'.repeat(15_000), 'y'.repeat(15_000), 'c'].map((text) => ({ text }));
  const outcomes = await typesetInBatches(tasks, async (batch) => {
    sizes.push(batch.length);
    return batch.map(outcomeOf);
  });
  expect(sizes).toEqual([3, 2]);
  expect(outcomes).toEqual(tasks.map(({ text }) => ({ html: `<p>${text}</p>` })));
});

it('refuses the one text that brings a thread to its limits, and no other', async () => {
  const asked: number[] = [];
  const ask = async (batch: readonly TypesetTask[]) => {
    asked.push(batch.length);
    if (batch.some((task) => 'text' in task && task.text === 'bad')) throw new ThreadOverrun('too long');
    return batch.map(outcomeOf);
  };
  const outcomes = await typesetInBatches(
    ['a', 'bad', '$\\nope$'].map((text) => ({ text })),
    ask,
  );
  expect(outcomes).toEqual([
    { html: '<p>a</p>' },
    { problem: expect.stringContaining('too complicated'), refused: true },
    { problem: expect.stringContaining('\\nope'), refused: false },
  ]);
  expect(asked).toEqual([3, 1, 1, 1]);
});

it('hides no fault of ours', async () => {
  const ask = () => Promise.reject(new Error('a fault'));
  await expect(typesetInBatches([{ text: 'a' }], ask)).rejects.toThrow('a fault');
});
