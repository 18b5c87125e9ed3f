import { describe, expect, it } from 'vitest';
import { clockFace, isWarning, monthOf } from './timer.rules.ts';

describe('the timer', () => {
  it.each([
    [7_200_000, '02:00:00'],
    [1_800_000, '00:30:00'],
    [61_001, '00:01:02'],
    [60_000, '00:01:00'],
    [999, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
  ])('of %i ms shows %s', (ms, face) => {
    expect(clockFace(ms)).toBe(face);
  });

  it.each([
    [60_001, false],
    [60_000, true],
    [0, true],
  ])('%i ms left: warns %s', (ms, warns) => {
    expect(isWarning(ms)).toBe(warns);
  });
});

it.each([
  ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-03-01'],
  ['2026-12-31T23:00:00-05:00', '2027-01-01', '2027-02-01'],
])('the month of %s', (now, from, to) => {
  const month = monthOf(new Date(now));
  expect([month.from, month.to].map((day) => day.toISOString().slice(0, 10))).toEqual([from, to]);
});
