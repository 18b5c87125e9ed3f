import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { beforeEach, expect, it } from 'vitest';
import { createTestSession, type FinishLists } from './test-session.ts';

const ids = [11, 12, 13];
const progressOf = (
  statuses: readonly (string | null)[],
  over: Partial<TestProgress> = {},
): TestProgress => ({
  state: 'running',
  remaining_ms: 60_000,
  readingLeftMs: null,
  statuses: ids.map((question_id, at) => ({ question_id, status: (statuses[at] ?? null) as null })),
  replies: [],
  ...over,
});

/** A server that counts as ours does, and can be cut off. */
let server: Map<number, string>;
let spent: Map<number, number>;
let typed: Extract<TestAction, { kind: 'reply' }>[];
/** What is answered to who asks where the test stands. */
let heard: () => Promise<TestProgress>;
let online: boolean;
/** Whether it takes as long as it likes over what is written. */
let slow: boolean;
let deadline: number;
/** Until then a paper is only read. */
let readingUntil: number;
let ended: FinishLists | undefined;
let kept: Map<string, string>;
let time: number;
let waits: { at: number; then: () => void }[];
let told: TestProgress[];
let finishes: number;
let count: number;

beforeEach(() => {
  server = new Map();
  spent = new Map();
  typed = [];
  heard = () => reach(current);
  online = true;
  slow = false;
  deadline = 60_000;
  readingUntil = 0;
  ended = undefined;
  kept = new Map();
  time = 0;
  waits = [];
  told = [];
  finishes = 0;
  count = 0;
});

const current = () =>
  progressOf(
    ids.map((id) => server.get(id) ?? null),
    {
      replies: typed.map(({ question_id, field, value }) => ({ question_id, field, value })),
      ...(ended || time >= deadline
        ? { state: 'finished', remaining_ms: null }
        : { state: 'running', remaining_ms: deadline - time }),
      readingLeftMs: time < readingUntil ? readingUntil - time : null,
    },
  );
const reach = <Value>(answer: () => Value): Promise<Value> =>
  online ? Promise.resolve(answer()) : Promise.reject('offline');

const write = <Value>(answer: () => Value): Promise<Value> =>
  slow ? new Promise(() => undefined) : reach(answer);

function open({ anyOrder = false } = {}) {
  const session = createTestSession({
    anyOrder,
    owner: 'ann',
    slug: 'test1',
    questionIds: ids,
    progress: current(),
    send: (actions: readonly TestAction[]) =>
      write(() => {
        for (const action of actions) {
          const { question_id, kind } = action;
          if (kind === 'time') spent.set(question_id, (spent.get(question_id) ?? 0) + action.milliseconds);
          else if (kind === 'reply') typed.push(action);
          else server.set(question_id, kind === 'attempt' ? 'attempted' : 'skipped');
        }
        return current();
      }),
    readProgress: () => heard(),
    sendEnd: (lists) =>
      write(() => {
        ended = lists;
      }),
    isRetryable: (error) => error === 'offline',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    tellOthers: (progress) => void told.push(progress),
    now: () => time,
    wait: (ms, then) => {
      const waiting = { at: time + ms, then };
      waits.push(waiting);
      return () => {
        waits = waits.filter((one) => one !== waiting);
      };
    },
    newId: () => `id-${++count}`,
    onFinished: () => {
      finishes += 1;
    },
    onRefused: (error) => {
      throw error;
    },
  });
  const close = session.open();
  return { ...session, close };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const passTime = async (ms: number) => {
  time += ms;
  const due = waits.filter(({ at }) => at <= time);
  waits = waits.filter(({ at }) => at > time);
  for (const { then } of due) then();
  await settle();
};

it('goes from question to question, and not past an open one', async () => {
  const session = open();
  expect(session.visit(1)).toBe(false);
  session.next();
  expect(session.skip()).toBe(2);
  expect(session.state()).toMatchObject({ current: 2, statuses: ['attempted', 'skipped', null] });
  expect(session.visit(0)).toBe(true);
  session.next();
  expect(session.state().current).toBe(1);
  await settle();
  expect([...server.values()]).toEqual(['attempted', 'skipped']);
  expect(session.state().saving).toBe('saved');
});

it('keeps what was done offline over a reload, and goes on after it', async () => {
  const before = open();
  online = false;
  before.next();
  before.next();
  await settle();
  expect(before.state().saving).toBe('unsent');
  before.close();

  const after = open();
  await settle();
  expect(after.state()).toMatchObject({ current: 2, statuses: ['attempted', 'attempted', null] });
  online = true;
  await after.resume();
  expect([...server.values()]).toEqual(['attempted', 'attempted']);
});

it('an end without a connection is not forgotten by a reload', async () => {
  const before = open();
  before.next();
  await settle();
  online = false;
  before.skip();
  await before.end();
  expect(before.state().ending).toBe('waiting');
  before.next();
  expect(before.state().statuses).toEqual(['attempted', 'skipped', null]);
  before.close();

  online = true;
  open();
  await settle();
  expect(ended).toEqual({ attempted_questions: [11], skipped_questions: [12] });
  expect(finishes).toBe(1);
  expect(kept.size).toBe(0);
});

it('is tried again by itself once the connection is back', async () => {
  const session = open();
  online = false;
  await session.end();
  online = true;
  await passTime(3000);
  expect(ended).toBeDefined();
});

it('is over at the deadline of the server, also when the server moves it', async () => {
  const session = open();
  await passTime(30_000);
  deadline = 40_000;
  session.adopt(current());
  await passTime(9999);
  expect(finishes).toBe(0);
  await passTime(1);
  expect(finishes).toBe(1);
  expect(ended).toBeUndefined();
});

it('at the deadline waits for nothing that is still being written', async () => {
  const session = open();
  slow = true;
  session.next();
  await passTime(60_000);
  expect(finishes).toBe(1);
});

it('goes on when the server has time left at the deadline of this tab', async () => {
  const session = open();
  deadline = 60_500;
  await passTime(60_000);
  expect([finishes, session.state().ending]).toEqual([0, 'no']);
  await passTime(500);
  expect(finishes).toBe(1);
});

it('a deadline without a connection is heard of when it is back', async () => {
  const session = open();
  online = false;
  await passTime(60_000);
  expect(session.state().ending).toBe('waiting');
  online = true;
  await passTime(3000);
  expect(finishes).toBe(1);
});

it('tells other tabs what the server said, and hears from them', async () => {
  const session = open();
  session.next();
  await settle();
  expect(told.at(-1)?.statuses[0]).toEqual({ question_id: 11, status: 'attempted' });
  session.adopt(progressOf(['attempted', 'attempted', null]));
  expect(session.state().statuses).toEqual(['attempted', 'attempted', null]);
  session.adopt(progressOf([], { state: 'finished', remaining_ms: 0 }));
  session.adopt(progressOf([], { state: 'finished', remaining_ms: 0 }));
  expect(finishes).toBe(1);
});

it('what is typed survives a reload without a connection, and the last one stands', async () => {
  const before = open();
  online = false;
  before.reply('a.1', '1');
  await passTime(1000);
  before.reply('a.1', '12');
  before.close();

  const after = open();
  await settle();
  expect(after.state().replies.get(11)).toEqual({ 'a.1': '12' });
  online = true;
  await after.resume();
  expect(typed.at(-1)).toMatchObject({ question_id: 11, field: 'a.1', value: '12' });
  expect(after.state().replies.get(11)).toEqual({ 'a.1': '12' });
});

it('the end sends what is still being typed', async () => {
  const session = open();
  session.reply('a.1', '7');
  await session.end();
  expect(typed.map(({ value }) => value)).toEqual(['7']);
  session.reply('a.1', '8');
  expect(kept.size).toBe(0);
});

it('a word of the server from before does not undo what was typed since', async () => {
  const session = open();
  let respond = (_: TestProgress) => {};
  const old = current();
  heard = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const refreshed = session.resume();
  await settle();
  session.reply('a.1', '7');
  await passTime(1000);
  respond(old);
  await refreshed;
  expect(session.state().replies.get(11)).toEqual({ 'a.1': '7' });
});

it('tells at the deadline how long the last question was open, up to the deadline', async () => {
  const session = open();
  await passTime(20_000);
  session.next();
  await settle();
  await passTime(45_000);
  expect(finishes).toBe(1);
  expect([...spent]).toEqual([
    [11, 20_000],
    [12, 40_000],
  ]);
});

it('keeps what was typed on screen when a server of the version before tells nothing of it', async () => {
  const session = open();
  session.reply('a.1', '42');
  await session.resume();
  const { replies: _, ...before } = current();
  session.adopt(before as TestProgress);
  expect(session.state().replies.get(11)).toEqual({ 'a.1': '42' });
});

it('says how long each question was open, also when it is only looked at again', async () => {
  const session = open();
  await passTime(5000);
  session.next();
  await passTime(200);
  session.visit(0);
  await passTime(3000);
  session.visit(1);
  await passTime(2000);
  session.close();
  open();
  await settle();
  expect([...spent]).toEqual([
    [11, 8000],
    [12, 2000],
  ]);
});

it('lets a paper be read and nothing else, until the time for reading is over', async () => {
  readingUntil = 5000;
  const session = open({ anyOrder: true });
  expect(session.state().reading).toBe(true);
  expect(session.visit(2)).toBe(true);
  session.reply('a.1', '42');
  session.next();
  session.skip();
  await passTime(4999);
  expect(session.state()).toMatchObject({
    reading: true,
    current: 2,
    statuses: [null, null, null],
    ending: 'no',
  });
  expect([server.size, typed.length, ended]).toEqual([0, 0, undefined]);
  await passTime(1);
  expect(session.state().reading).toBe(false);
  await passTime(3000);
  session.reply('a.1', '42');
  session.next();
  await settle();
  expect(server.get(13)).toBe('attempted');
  expect(typed).toHaveLength(1);
  // What was read is no time spent on it.
  expect([...spent]).toEqual([[13, 3000]]);
});

it('follows the server when it says that the reading lasts longer, or is over', async () => {
  readingUntil = 5000;
  const session = open({ anyOrder: true });
  session.adopt({ ...current(), readingLeftMs: 8000 });
  await passTime(6000);
  expect(session.state().reading).toBe(true);
  session.adopt({ ...current(), readingLeftMs: null });
  expect(session.state().reading).toBe(false);
});

it('works on a paper in any order', async () => {
  const session = open({ anyOrder: true });
  expect(session.visit(2)).toBe(true);
  session.next();
  expect(session.visit(3)).toBe(false);
  expect(session.visit(-1)).toBe(false);
  expect(session.visit(0)).toBe(true);
  await settle();
  expect([...server]).toEqual([[13, 'attempted']]);
});

it('can be ended while it is read', async () => {
  readingUntil = 5000;
  const session = open({ anyOrder: true });
  await session.end();
  expect([finishes, ended]).toEqual([1, { attempted_questions: [], skipped_questions: [] }]);
});
