import { expect, it } from 'vitest';
import { isAbandoned, isDueForReading } from './reconcile.policy.ts';

const begun = new Date('2026-11-15T10:00:00Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

it.each([
  [4, true],
  [29, true],
  [31, false],
  [59, false],
  [60, true],
  [64, true],
  [65, false],
  [120, true],
  [23 * 60 + 30, false],
  [24 * 60, true],
  [24 * 60 + 30, true],
])('%d minutes after it was begun it is read: %s', (minutes, due) => {
  expect(isDueForReading(begun, after(minutes), 5)).toBe(due);
});

it('is given up after a day', () => {
  expect(isAbandoned(begun, after(24 * 60 - 1))).toBe(false);
  expect(isAbandoned(begun, after(24 * 60))).toBe(true);
});
