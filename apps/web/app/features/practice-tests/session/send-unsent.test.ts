import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { beforeEach, expect, it } from 'vitest';
import { actionsKey, endKey } from './kept-work.rules.ts';
import { sendUnsent } from './send-unsent.ts';

const actions: TestAction[] = [
  { id: 'a', question_id: 1, kind: 'attempt' },
  { id: 'b', question_id: 2, kind: 'skip' },
];

let kept: Map<string, string>;
let sent: string[];
let state: TestProgress['state'];
let failure: string | undefined;

beforeEach(() => {
  kept = new Map([[actionsKey('ann', 'one'), JSON.stringify(actions)]]);
  sent = [];
  state = 'running';
  failure = undefined;
});

const call = async (what: string): Promise<TestProgress> => {
  if (failure) throw new Error(failure);
  sent.push(what);
  return { state, remaining_ms: null, readingLeftMs: null, statuses: [], replies: [] };
};

const send = () =>
  sendUnsent({
    owner: 'ann',
    slug: 'one',
    send: (batch) => call(batch.map(({ id }) => id).join()),
    sendEnd: () => call('end'),
    isRetryable: (error) => (error as Error).message === 'offline',
    isGone: (error) => (error as Error).message === 'gone',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });

it('sends the actions in their order', async () => {
  expect(await send()).toBe('saved');
  expect(sent).toEqual(['a,b']);
  expect(kept.size).toBe(0);
});

it('ends the test after its actions, where the student has ended it', async () => {
  kept.set(endKey('ann', 'one'), 'wanted');
  expect(await send()).toBe('ended');
  expect(sent).toEqual(['a,b', 'end']);
  expect(kept.size).toBe(0);
});

it('ends a test of which nothing else is left', async () => {
  kept = new Map([[endKey('ann', 'one'), 'wanted']]);
  expect(await send()).toBe('ended');
  expect(sent).toEqual(['end']);
});

it('says when the time was over before', async () => {
  state = 'finished';
  kept.set(endKey('ann', 'one'), 'wanted');
  expect(await send()).toBe('late');
  expect(sent).toEqual(['a,b']);
  expect(kept.size).toBe(0);
});

it.each([
  ['offline', 'unsent', 2],
  ['broken', 'refused', 2],
  ['gone', 'gone', 0],
])('when the server is %s, it is %s', async (error, outcome, left) => {
  kept.set(endKey('ann', 'one'), 'wanted');
  failure = error;
  expect(await send()).toBe(outcome);
  expect(kept.size).toBe(left);
});

it('is silent about the time that a question was open', async () => {
  const time = { id: 'c', question_id: 1, kind: 'time', milliseconds: 5000 };
  kept = new Map([[actionsKey('ann', 'one'), JSON.stringify([time])]]);
  expect(await send()).toBe('noted');
  expect(sent).toEqual(['c']);
});
