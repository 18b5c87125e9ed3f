import { expect, it, vi } from 'vitest';
import { databaseIsAway } from '../database/database-away.ts';
import { inPortions } from './in-portions.ts';
import { type Limit, tooMany } from './rate-limits.ts';

const limit: Limit = { name: 'reading', tries: 10, perSeconds: 60, refusal: 'Too much.' };
let now = new Date('2026-11-16T12:00:00Z');
const clock = { now: () => now };

function counting() {
  let hits = 0;
  const spend = vi.fn(async (_limit: Limit, _subject: string, times = 1) => {
    hits += times;
    if (hits > limit.tries) throw tooMany(limit, new Date(now.getTime() + 30_000), now);
  });
  return { spend, forget: () => (hits = 0) };
}

it('hands over whole portions, each subject by itself', async () => {
  const { spend } = counting();
  const { spend: count } = inPortions({ spend }, clock, 4);
  for (let times = 0; times < 3; times += 1) {
    await count(limit, 'a');
    await count(limit, 'b');
  }
  expect(spend).not.toHaveBeenCalled();
  await count(limit, 'a');
  expect(spend.mock.calls).toEqual([[limit, 'a', 4]]);
  await count(limit, 'b', 3);
  expect(spend.mock.lastCall).toEqual([limit, 'b', 6]);
});

it('remembers a refusal until it has run out, without asking again', async () => {
  const { spend, forget } = counting();
  const { spend: count } = inPortions({ spend }, clock, 4);
  await expect(count(limit, 'a', 11)).rejects.toThrow('Too much. Please try again in 30 seconds.');
  now = new Date(now.getTime() + 10_000);
  await expect(count(limit, 'a')).rejects.toThrow('Too much. Please try again in 20 seconds.');
  expect(spend).toHaveBeenCalledOnce();
  await count(limit, 'b');
  now = new Date(now.getTime() + 20_000);
  forget();
  await count(limit, 'a', 4);
  expect(spend).toHaveBeenCalledTimes(2);
});

it('takes no failure for a refusal', async () => {
  const spend = vi.fn(async () => {
    throw databaseIsAway();
  });
  const { spend: count } = inPortions({ spend }, clock, 1);
  await expect(count(limit, 'a')).rejects.toThrow(databaseIsAway().message);
  await expect(count(limit, 'a')).rejects.toThrow(databaseIsAway().message);
  expect(spend).toHaveBeenCalledTimes(2);
});
