import { describe, expect, it } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

function controlled() {
  const waiting: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = coalesceReads(
    () => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  return { read, waiting };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a shared read', () => {
  it('is started at once for the first, and once for all that come meanwhile', async () => {
    const { read, waiting } = controlled();
    const first = read();
    const others = [read(), read(), read()];
    expect(waiting).toHaveLength(1);
    waiting[0]!.resolve(1);
    expect(await first).toBe(1);
    await settle();
    expect(waiting).toHaveLength(2);
    waiting[1]!.resolve(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
  });

  it('never hands out a read that began before the caller came', async () => {
    const { read, waiting } = controlled();
    void read();
    const second = read();
    waiting[0]!.resolve(1);
    await settle();
    const third = read();
    waiting[1]!.resolve(2);
    expect(await second).toBe(2);
    await settle();
    waiting[2]!.resolve(3);
    expect(await third).toBe(3);
  });

  it('is tried again after a failure', async () => {
    const { read, waiting } = controlled();
    const first = read();
    const second = read();
    waiting[0]!.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await settle();
    waiting[1]!.resolve(2);
    expect(await second).toBe(2);
  });
});
