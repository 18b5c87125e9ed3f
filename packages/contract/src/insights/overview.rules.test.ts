import { describe, expect, it } from 'vitest';
import { overviewPeriod } from './overview.rules.ts';

// A Sunday.
const now = new Date('2026-11-15T22:30:00Z');

describe('a period', () => {
  it('of a week is seven days, today included', () => {
    const period = overviewPeriod(7, now);
    expect(period.unit).toBe('day');
    expect(period.parts).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
    ]);
    expect(period.start.toISOString()).toBe('2026-11-09T00:00:00.000Z');
    expect(period.before.toISOString()).toBe('2026-11-02T00:00:00.000Z');
  });

  it.each([
    [7, '2026-11-15T00:00:00Z', '2026-11-15'],
    [30, '2026-03-01T12:00:00Z', '2026-03-01'],
    [90, '2026-11-15T23:59:59.999Z', '2026-11-15'],
  ])('of %d days at %s ends with %s', (days, moment, last) => {
    const { parts } = overviewPeriod(days, new Date(moment));
    expect(parts).toHaveLength(days);
    expect(parts.at(-1)).toBe(last);
  });

  it.each([
    ['2026-11-15T22:30:00Z', '2026-11-09'],
    ['2026-11-16T00:00:00Z', '2026-11-16'],
  ])('of a year at %s is 52 weeks, the last from Monday %s', (moment, monday) => {
    const { unit, parts } = overviewPeriod(364, new Date(moment));
    expect(unit).toBe('week');
    expect(parts).toHaveLength(52);
    expect(parts.at(-1)).toBe(monday);
    expect(parts.every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
  });
});
