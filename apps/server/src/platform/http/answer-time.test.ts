import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTime } from './answer-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'));
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: Error) => error.message,
  );
const tooLong = 'This takes longer than it should. Please try again in a moment.';

it.each([
  ['an answer in time', 900, 'done'],
  ['one that is late', 1100, tooLong],
])('%s', async (_name, ms, outcome) => {
  const time = answerTime(1000);
  const answer = outcomeOf(Promise.race([after(ms), time.over]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe(outcome);
});

it.each([
  [900, 'done'],
  [1100, tooLong],
])('does not count how long a file takes to arrive, but the %d ms around it', async (ms, outcome) => {
  const time = answerTime(1000);
  const work = async () => {
    await after(ms / 2);
    await time.pauseDuring(after(60_000));
    return after(ms / 2);
  };
  const answer = outcomeOf(Promise.race([work(), time.over]));
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await answer).toBe(outcome);
});

it('leaves no timer behind', async () => {
  const time = answerTime(1000);
  time.stop();
  await time.pauseDuring(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
