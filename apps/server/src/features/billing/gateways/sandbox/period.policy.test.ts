import { expect, it } from 'vitest';
import { nextPeriodEnd } from './period.policy.ts';

it.each([
  ['2026-11-15T10:00:00.000Z', 'dummy_pro', '2026-12-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 'dummy_pro', '2026-02-28T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'dummy_pro', '2027-01-31T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', 'dummy_yearly', '2029-02-28T00:00:00.000Z'],
  ['2026-11-15T10:00:00.000Z', 'dummy_yearly', '2027-11-15T10:00:00.000Z'],
  ['2026-11-15T10:00:00.000Z', null, '2026-12-15T10:00:00.000Z'],
])('from %s of %s until %s', (start, planId, end) => {
  expect(nextPeriodEnd(new Date(start), planId).toISOString()).toBe(end);
});
