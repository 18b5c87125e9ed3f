import { describe, expect, it } from 'vitest';
import { endOfLastDay, grantedPlanKeys, lastDayProblem } from './grant.rules.ts';

const now = new Date('2026-11-15T22:00:00Z');

describe('a plan that is given', () => {
  it.each([
    ['2026-11-15', undefined],
    ['2026-11-16', undefined],
    ['2099-12-31', undefined],
    ['2026-11-14', 'Choose today or a later day'],
    ['2100-01-01', 'Choose a day before the year 2100, or no end'],
    ['9999-12-31', 'Choose a day before the year 2100, or no end'],
    ['', 'Choose a day'],
    ['2026-13-01', 'Choose a day'],
    ['tomorrow', 'Choose a day'],
  ])('may last until %j: %s', (day, problem) => {
    expect(lastDayProblem(day, now)).toBe(problem);
  });

  it('lasts until its last day is over', () => {
    expect(endOfLastDay('2026-12-31').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });

  it('is one that is worth something', () => {
    expect(grantedPlanKeys).toEqual(['silver', 'platinum', 'platinum_yearly']);
  });
});
