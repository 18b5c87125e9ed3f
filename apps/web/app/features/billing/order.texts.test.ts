import { expect, test } from 'vitest';
import { endedLabel, periodLabel, typeLabel } from './order.texts.ts';

test.each([
  ['2026-11-15T10:00:00.000Z', '2026-12-15T10:00:00.000Z', '15 November 2026 to 15 December 2026'],
  ['2026-11-15T23:59:00.000Z', null, '15 November 2026'],
])('the period from %s to %s', (period_start, period_end, label) =>
  expect(periodLabel({ period_start, period_end })).toBe(label),
);

test.each([
  ['subscription', 'Subscription'],
  ['grading', 'Grading'],
] as const)('an order of type %s', (type, label) => expect(typeLabel({ type })).toBe(label));

test.each([
  ['2026-12-14T10:00:00.000Z', 'Ends 15 December 2026'],
  ['2026-12-15T10:00:00.000Z', '15 December 2026'],
])('an end on 15 December, looked at on %s', (now, label) =>
  expect(endedLabel('2026-12-15T10:00:00.000Z', new Date(now))).toBe(label),
);
