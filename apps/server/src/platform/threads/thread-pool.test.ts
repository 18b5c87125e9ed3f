import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ThreadOverrun, threadPool } from './thread-pool.ts';

const program = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task === 'forever') for (;;);
    if (task === 'everything') { const all = []; for (;;) all.push(new Array(10_000).fill(all.length)); }
    if (task === 'throw') throw new Error('a fault');
    parentPort.postMessage(threadId);
  });
  parentPort.postMessage('ready');
`;

function poolOf({ timeoutMs = 120_000, mostTasks = 100 } = {}) {
  const started: Worker[] = [];
  const ask = threadPool<string, number>(
    (limits) => {
      const worker = new Worker(program, { ...limits, eval: true });
      started.push(worker);
      return worker;
    },
    {
      timeoutMs,
      mostTasks,
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    },
  );
  return { ask, started };
}

describe('a thread', () => {
  it('is asked again as long as all is well', async () => {
    const { ask, started } = poolOf();
    expect(await ask('a')).toBe(await ask('b'));
    expect(started).toHaveLength(1);
  });

  it('is replaced after so many tasks', async () => {
    const { ask } = poolOf({ mostTasks: 2 });
    const [first, second, third] = [await ask('a'), await ask('b'), await ask('c')];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that takes too long is ended and replaced, while others go on', async () => {
    const { ask, started } = poolOf({ timeoutMs: 3000 });
    const stuck = ask('forever');
    const refusal = expect(stuck).rejects.toThrow(ThreadOverrun);
    const other = await ask('a');
    await refusal;
    // -1 is the number of a thread that has ended.
    expect(started[0]!.threadId).toBe(-1);
    expect(await ask('b')).toBe(other);
  });

  it('that takes too much memory is ended and replaced, while others go on', async () => {
    const { ask, started } = poolOf();
    const refusal = expect(ask('everything')).rejects.toThrow(ThreadOverrun);
    const other = await ask('a');
    await refusal;
    expect(started[0]!.threadId).toBe(-1);
    expect(await ask('b')).toBe(other);
  });

  it('that fails says how, and is replaced', async () => {
    const { ask, started } = poolOf();
    await expect(ask('throw')).rejects.toThrow('a fault');
    expect(await ask('a')).toBeGreaterThan(0);
    expect(started).toHaveLength(2);
  });
});
