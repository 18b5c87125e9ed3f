import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairLimit } from './fair-limit.ts';

// Whoever is left in a line by a test would be sent away while another file runs, if that takes long enough.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = { code: 'unavailable', status: 503, details: { retryAfterSeconds: 5 } };

/** Work that lasts until it is let go, and that says when it has begun. */
function desk(
  options: { concurrency?: number; maxQueued?: number; longestWaitMs?: number; mostOfOwner?: number } = {},
) {
  const limit = fairLimit({ concurrency: 2, maxQueued: 10, longestWaitMs: 60_000, ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)!();
      await settled();
    },
    ask: (name: string, gone = new AbortController().signal) =>
      limit({ owner: name[0]!, gone }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
  };
}

describe('a fair limit', () => {
  it('does one thing at a time for one owner, and keeps a place for another', async () => {
    const { ask, begun, end } = desk();
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await settled();
    expect(begun).toEqual(['a1']);
    void ask('b1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('takes everybody’s first before anybody’s second', async () => {
    const { ask, begun, end } = desk();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1']) void ask(name);
    await settled();
    for (const name of ['a1', 'b1', 'c1', 'd1', 'a2', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3']);
  });

  it('gives the places of a full line by the same rule: a second makes room for another one’s first', async () => {
    const { ask, begun, end } = desk({ concurrency: 1, maxQueued: 3 });
    void ask('a1');
    const [second, third, fourth] = [ask('a2'), ask('a3'), ask('a4')];
    await expect(ask('a5')).rejects.toMatchObject(busy);
    const refused = [fourth, third].map((work) => expect(work).rejects.toMatchObject(busy));
    for (const name of ['b1', 'c1']) void ask(name);
    await Promise.all(refused);
    // Their second is nobody else's first: whoever waits as long stays.
    await expect(ask('b2')).rejects.toMatchObject(busy);
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    expect(await second).toBe('a2');
  });

  it('bounds the line of one owner too, who has only one done at a time', async () => {
    const { ask } = desk({ concurrency: 2, maxQueued: 2 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await expect(ask('a4')).rejects.toMatchObject(busy);
  });

  it('does several things at a time for one owner where that is said', async () => {
    const { ask, begun, end } = desk({ mostOfOwner: 2 });
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name);
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('lets those go who don’t wait any more, without doing their work', async () => {
    const { ask, begun, end } = desk({ concurrency: 1, maxQueued: 1 });
    const [first, leaving] = [ask('a1'), new AbortController()];
    const second = ask('b1', leaving.signal);
    await expect(ask('c1')).rejects.toMatchObject(busy);
    leaving.abort();
    await expect(second).rejects.toMatchObject(busy);
    const third = ask('d1');
    await end('a1');
    expect(await first).toBe('a1');
    await end('d1');
    expect(await third).toBe('d1');
    await expect(ask('e1', AbortSignal.abort())).rejects.toMatchObject(busy);
    expect(begun).toEqual(['a1', 'd1']);
  });

  it('goes on with what has begun, whoever has gone', async () => {
    const { ask, end } = desk();
    const leaving = new AbortController();
    const work = ask('a1', leaving.signal);
    await settled();
    leaving.abort();
    await end('a1');
    expect(await work).toBe('a1');
  });

  it('lets nobody wait for longer than was said', async () => {
    const { ask, end } = desk({ concurrency: 1, longestWaitMs: 1000 });
    const first = ask('a1');
    const second = expect(ask('b1')).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(1001);
    await second;
    await end('a1');
    expect(await first).toBe('a1');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on after a failure', async () => {
    const limit = fairLimit({ concurrency: 1, maxQueued: 5, longestWaitMs: 60_000 });
    const from = { owner: 'a', gone: new AbortController().signal };
    const answers = await Promise.allSettled([
      limit(from, () => Promise.reject(new Error('no'))),
      limit(from, async () => 'yes'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
