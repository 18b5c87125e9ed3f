import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActionQueue } from './action-queue.ts';

const progress: TestProgress = { state: 'running', remaining_ms: 1000, statuses: [] };
const action = (id: string): TestAction => ({ id, question_id: 1, kind: 'attempt' });

let kept: Map<string, string>;
let sent: string[][];
let answer: (ids: string[]) => Promise<TestProgress>;
let waiting: (() => void) | undefined;
let pauses: number[];

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept = new Map();
  sent = [];
  pauses = [];
  waiting = undefined;
  answer = async () => progress;
});

const open = (withStorage: typeof storage = storage) =>
  createActionQueue({
    key: 'test-actions:ann:test1',
    send: (actions) => {
      const ids = actions.map(({ id }) => id);
      sent.push(ids);
      return answer(ids);
    },
    isRetryable: (error) => error === 'offline',
    onProgress: () => undefined,
    storage: withStorage,
    wait: (ms, then) => {
      pauses.push(ms);
      waiting = then;
      return () => {
        waiting = undefined;
      };
    },
  });

const offline = () => Promise.reject('offline');

describe('what the student does', () => {
  it('is sent at once, in order, and then forgotten', async () => {
    const queue = open();
    queue.add(action('a'));
    expect(await queue.flush()).toBe(true);
    queue.add(action('b'));
    await queue.flush();
    expect(sent).toEqual([['a'], ['b']]);
    expect(kept.size).toBe(0);
    expect(queue.state()).toEqual({ saving: 'saved', pending: [] });
  });

  it('is kept without a connection, over a reload too, and sent in order when it is back', async () => {
    answer = offline;
    const before = open();
    for (const id of ['a', 'b', 'c']) before.add(action(id));
    expect(await before.flush()).toBe(false);
    expect(before.state().saving).toBe('unsent');
    before.stop();

    const after = open();
    expect(after.state().pending.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    answer = async () => progress;
    sent = [];
    expect(await after.flush()).toBe(true);
    expect(sent).toEqual([['a', 'b', 'c']]);
  });

  it('is tried again after pauses that grow', async () => {
    answer = offline;
    const queue = open();
    queue.add(action('a'));
    await queue.flush();
    for (let tries = 0; tries < 6; tries += 1) {
      waiting?.();
      await queue.flush();
    }
    expect(pauses.slice(0, 6)).toEqual([...pauses.slice(0, 6)].sort((a, b) => a - b));
    expect(Math.max(...pauses)).toBe(15_000);
    answer = async () => progress;
    expect(await queue.flush()).toBe(true);
  });

  it('that comes while a batch is on its way goes with the next', async () => {
    let release = (_: TestProgress) => undefined as undefined;
    answer = () =>
      new Promise((resolve) => {
        release = (value) => void resolve(value) as undefined;
      });
    const queue = open();
    queue.add(action('a'));
    queue.add(action('b'));
    answer = async () => progress;
    release(progress);
    await queue.flush();
    expect(sent.flat()).toEqual(['a', 'b']);
    expect(kept.size).toBe(0);
  });

  it('of another tab is sent along, and not thrown away', async () => {
    const queue = open();
    kept.set('test-actions:ann:test1', JSON.stringify([action('other')]));
    queue.add(action('mine'));
    await queue.flush();
    expect(sent.flat()).toEqual(['other', 'mine']);
  });

  it('that the server refuses for good is not sent for ever', async () => {
    answer = () => Promise.reject('gone');
    const queue = open();
    queue.add(action('a'));
    expect(await queue.flush()).toBe(false);
    expect(queue.state().saving).toBe('refused');
    expect(waiting).toBeUndefined();
  });

  it('works where storage is forbidden', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    answer = offline;
    const queue = open({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    queue.add(action('a'));
    await queue.flush();
    expect(queue.state().pending).toHaveLength(1);
    answer = async () => progress;
    sent = [];
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([['a']]);
  });
});
