import { expect, it } from 'vitest';
import { timeLeft } from './time-left.rules.ts';

const now = new Date('2026-11-16T10:00:00Z');

it.each([
  ['2026-11-18T13:30:00Z', '2 d 3 h left', false],
  ['2026-11-16T15:20:00Z', '5 h 20 min left', false],
  ['2026-11-16T10:00:59Z', '0 min left', false],
  ['2026-11-16T09:15:00Z', '45 min late', true],
  ['2026-11-15T09:00:00Z', '1 d 1 h late', true],
])('due %s: %s', (due, text, late) => {
  expect(timeLeft(due, now)).toEqual({ text, late });
});
