import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActionQueue } from './action-queue.ts';

const progress: TestProgress = {
  state: 'running',
  remaining_ms: 1000,
  readingLeftMs: null,
  statuses: [],
  replies: [],
};
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
    isUnknown: (error) => error === 'unknown kind',
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

const reply = (id: string, value: string, field = 'a.1'): TestAction => ({
  id,
  question_id: 1,
  kind: 'reply',
  field,
  value,
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

describe('what is typed', () => {
  const keptActions = () => JSON.parse(kept.get('test-actions:ann:test1') ?? '[]') as TestAction[];

  it('is kept with each key and sent once, after a pause', async () => {
    const queue = open();
    queue.add(reply('a', '1'));
    queue.add(reply('b', '12'));
    queue.add(reply('c', 'x', 'b.1'));
    expect(sent).toEqual([]);
    expect(keptActions()).toEqual([reply('b', '12'), reply('c', 'x', 'b.1')]);
    expect(queue.state().saving).toBe('saving');
    waiting!();
    await queue.flush();
    expect(sent).toEqual([['b', 'c']]);
    expect(queue.state()).toEqual({ saving: 'saved', pending: [] });
  });

  it('goes along with whatever else is done', async () => {
    const queue = open();
    queue.add(reply('a', '1'));
    queue.add(action('b'));
    await queue.flush();
    expect(sent).toEqual([['a', 'b']]);
  });

  it('stays when it was tried, since it may still be on its way', async () => {
    const queue = open();
    answer = offline;
    queue.add(reply('a', '1'));
    await queue.flush();
    queue.add(reply('b', '12'));
    queue.add(reply('c', '123'));
    answer = async () => progress;
    await queue.flush();
    expect(sent).toEqual([['a'], ['a', 'c']]);
  });

  it('during a request waits for a pause of its own, unless somebody hurries', async () => {
    const queue = open();
    let respond = (_: TestProgress) => {};
    answer = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    queue.add(reply('a', '1'));
    waiting!();
    queue.add(reply('b', '12'));
    answer = async () => progress;
    respond(progress);
    await expect.poll(() => pauses).toEqual([1000, 1000]);
    expect(sent).toEqual([['a']]);
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([['a'], ['b']]);
  });

  it('of another tab is kept beside it', () => {
    open().add(reply('a', '1'));
    open().add(reply('b', '2'));
    expect(keptActions().map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is sent in as many requests as the server’s limit asks for', async () => {
    const queue = open();
    for (let place = 0; place < 60; place += 1) queue.add(reply(`r${place}`, 'π'.repeat(400), `f${place}`));
    await queue.flush();
    expect(sent.flat()).toHaveLength(60);
    expect(Math.max(...sent.map((ids) => ids.length))).toBeLessThan(30);
  });

  it('and the time that a question was open are added up', async () => {
    const queue = open();
    const time = (id: string, milliseconds: number): TestAction => ({
      id,
      question_id: 1,
      kind: 'time',
      milliseconds,
    });
    queue.add(time('a', 1000));
    queue.add(time('b', 500));
    expect(keptActions()).toEqual([time('b', 1500)]);
  });
});

describe('a server of the version before, during an upgrade', () => {
  it('is asked again, until one answers that knows what the page sends', async () => {
    const queue = open();
    answer = () => Promise.reject('unknown kind');
    queue.add(action('a'));
    expect(await queue.flush()).toBe(false);
    expect(queue.state()).toMatchObject({ saving: 'unsent', pending: [action('a')] });
    answer = async () => progress;
    waiting!();
    expect(await queue.flush()).toBe(true);
    expect(queue.state().pending).toEqual([]);
  });

  it('is taken at its word in the end, and what it refused is still kept', async () => {
    const queue = open();
    answer = () => Promise.reject('unknown kind');
    queue.add(action('a'));
    for (let time = 0; time < 7; time += 1) await queue.flush();
    expect(queue.state()).toMatchObject({ saving: 'refused', pending: [action('a')] });
  });
});
