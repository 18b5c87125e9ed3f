import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

describe('a limit of concurrency', () => {
  it('lets so many work at once, in the order they came', async () => {
    const limit = concurrencyLimit({ concurrency: 2, maxQueued: 10 });
    let working = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        limit(async () => {
          order.push(number);
          working += 1;
          most = Math.max(most, working);
          await sleep(1);
          working -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('sends away whoever finds it full, and is open again afterwards', async () => {
    const limit = concurrencyLimit({ concurrency: 1, maxQueued: 1 });
    let finish = () => {};
    const first = limit(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = limit(async () => 'second');
    await expect(limit(async () => 'third')).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfterSeconds: 5 },
    });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await limit(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a failure', async () => {
    const limit = concurrencyLimit({ concurrency: 1, maxQueued: 5 });
    const answers = await Promise.allSettled([
      limit(() => Promise.reject(new Error('no'))),
      limit(async () => 'yes'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
