import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workLine } from './work-line.ts';

describe('a line of work', () => {
  it('lets so many work at once, in the order they came', async () => {
    const inTurn = workLine({ atOnce: 2, waitingAtMost: 10 });
    let working = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        inTurn(async () => {
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
    const inTurn = workLine({ atOnce: 1, waitingAtMost: 1 });
    let finish = () => {};
    const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfterSeconds: 5 },
    });
    finish();
    await first;
    expect(await second).toBe('second');
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a failure', async () => {
    const inTurn = workLine({ atOnce: 1, waitingAtMost: 5 });
    const answers = await Promise.allSettled([
      inTurn(() => Promise.reject(new Error('no'))),
      inTurn(async () => 'yes'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
