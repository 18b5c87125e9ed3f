import { expect, it } from 'vitest';
import { patienceLeft } from './line.policy.ts';

const pace = { patienceMs: 20_000, bytesPerSecond: 500 };

/** Seconds until the patience with a line is over that moves so many bytes in each; 1000 stands for never. */
function secondsUntilCut(bytesIn: (second: number) => number): number {
  let left = pace.patienceMs;
  for (let second = 0; second < 1000; second += 1) {
    left = patienceLeft(left, { waitedMs: 1000, movedBytes: bytesIn(second) }, pace);
    if (left < 0) return second + 1;
  }
  return 1000;
}

it.each([
  ['nothing at all', () => 0, 21],
  ['a byte a second', () => 1, 21],
  ['half of the least', () => 250, 41],
  ['the least', () => 500, 1000],
  ['much at once, then nothing', (second: number) => (second === 0 ? 10_000_000 : 0), 22],
  ['a pause of 15 seconds now and then', (second: number) => (second % 16 === 0 ? 8000 : 0), 1000],
])('%s', (_name, bytesIn, seconds) => {
  expect(secondsUntilCut(bytesIn)).toBe(seconds);
});
