import { expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Reads that end when they are told to, each with the lengths of its keys. */
function slowReads({ atOnce = 1, most = 100 } = {}) {
  const reads: { keys: readonly string[]; end(): void; fail(error: Error): void }[] = [];
  const lengthOf = batchCalls<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({
          keys,
          end: () => resolve(new Map(keys.filter(Boolean).map((key) => [key, key.length]))),
          fail: reject,
        });
      }),
    { atOnce, most },
  );
  return { reads, lengthOf };
}

it('reads at once while nothing is under way, and together what was asked for meanwhile', async () => {
  const { reads, lengthOf } = slowReads();
  const first = lengthOf('a');
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  const others = Promise.all([lengthOf('bb'), lengthOf('a'), lengthOf('bb'), lengthOf('')]);
  expect(reads).toHaveLength(1);
  reads[0]!.end();
  expect(await first).toBe(1);
  // What was asked for again is read again: it may have changed since.
  await expect.poll(() => reads[1]?.keys).toEqual(['bb', 'a', '']);
  reads[1]!.end();
  expect(await others).toEqual([2, 1, 2, undefined]);
});

it('has no more under way, and no more in one, than it may', async () => {
  const { reads, lengthOf } = slowReads({ atOnce: 2, most: 2 });
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(lengthOf));
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  reads[1]!.end();
  await expect.poll(() => reads[2]?.keys).toEqual(['c', 'd']);
  reads[2]!.end();
  await expect.poll(() => reads[3]?.keys).toEqual(['e']);
  reads[3]!.end();
  reads[0]!.end();
  expect(await all).toEqual([1, 1, 1, 1, 1]);
});

it('tells of a failure those who share it, and goes on', async () => {
  const { reads, lengthOf } = slowReads();
  const failed = lengthOf('a');
  const next = lengthOf('b');
  reads[0]!.fail(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]!.end();
  expect(await next).toBe(1);
});
