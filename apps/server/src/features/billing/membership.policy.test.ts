import { expect, it } from 'vitest';
import { isEndless, isOver, noEnd } from './membership.policy.ts';

const periodEnd = new Date('2026-11-15T10:00:00Z');
const hours = (count: number) => new Date(periodEnd.getTime() + count * 3_600_000);

it.each([
  ['sandbox', 'active', null, -1, false],
  ['sandbox', 'active', null, 0, false],
  ['sandbox', 'active', null, 23.9, false],
  ['sandbox', 'active', null, 24, true],
  ['sandbox', 'payment_failed', null, 23.9, false],
  ['sandbox', 'payment_failed', null, 24, true],
  ['sandbox', 'cancelled', periodEnd, -0.1, false],
  ['sandbox', 'cancelled', periodEnd, 0, true],
  ['staff', 'active', null, -0.1, false],
  ['staff', 'active', null, 0, true],
  ['sandbox', 'ended', hours(-5), -9, true],
] as const)(
  'of %s, %s, ending %s: %d hours after its period over is %s',
  (provider, status, endedAt, after, over) => {
    expect(isOver({ provider, status, periodEnd, endedAt }, hours(after))).toBe(over);
  },
);

it('without end is never over', () => {
  const endless = { provider: 'staff', status: 'active', periodEnd: noEnd, endedAt: null } as const;
  expect(isOver(endless, new Date('2999-01-01'))).toBe(false);
  expect([isEndless(endless), isEndless({ periodEnd })]).toEqual([true, false]);
});
