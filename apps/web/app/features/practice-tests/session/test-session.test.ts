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
  statuses: ids.map((question_id, at) => ({ question_id, status: (statuses[at] ?? null) as null })),
  ...over,
});

/** A server that counts as ours does, and can be cut off. */
let server: Map<number, string>;
let online: boolean;
let ended: FinishLists | undefined;
let kept: Map<string, string>;
let time: number;
let waits: { at: number; then: () => void }[];
let told: TestProgress[];
let finishes: number;
let count: number;

beforeEach(() => {
  server = new Map();
  online = true;
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
    { state: ended ? 'finished' : 'running', remaining_ms: 60_000 - time },
  );
const reach = <Value>(answer: () => Value): Promise<Value> =>
  online ? Promise.resolve(answer()) : Promise.reject('offline');

function open() {
  const session = createTestSession({
    owner: 'ann',
    slug: 'test1',
    questionIds: ids,
    progress: current(),
    send: (actions: readonly TestAction[]) =>
      reach(() => {
        for (const { question_id, kind } of actions) {
          server.set(question_id, kind === 'attempt' ? 'attempted' : 'skipped');
        }
        return current();
      }),
    readProgress: () => reach(current),
    sendEnd: (lists) =>
      reach(() => {
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

it('ends at the deadline of the server, also when the server moves it', async () => {
  const session = open();
  await passTime(30_000);
  session.adopt(progressOf([], { remaining_ms: 10_000 }));
  await passTime(9999);
  expect(ended).toBeUndefined();
  await passTime(1);
  expect(ended).toBeDefined();
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
