import { expect, it } from 'vitest';
import { ReadThroughCache } from './read-through-cache.ts';

it('reads once for all who ask, and keeps the answer', async () => {
  const kept = new ReadThroughCache<string>(100, (value) => value.length);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return 'answer';
  };
  expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual(['answer', 'answer']);
  expect(await kept.get('a', read)).toBe('answer');
  expect(reads).toBe(1);
});

it('tries again after a failure', async () => {
  const kept = new ReadThroughCache<string>(100, (value) => value.length);
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('a', async () => 'back')).toBe('back');
});

it('forgets what was not used for longest when it is full', async () => {
  const kept = new ReadThroughCache<string>(20, (value) => value.length);
  await kept.get('a', async () => 'x'.repeat(10));
  await kept.get('b', async () => 'y'.repeat(10));
  expect(await kept.get('a', async () => 'again')).toBe('again');
});
