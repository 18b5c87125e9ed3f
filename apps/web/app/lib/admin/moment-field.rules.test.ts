import { expect, it } from 'vitest';
import { momentIn, momentValue } from './moment-field.rules.ts';

it('a moment comes back to the minute', () => {
  const moment = new Date('2026-11-17T18:30:00.000Z');
  expect(momentIn(momentValue(moment))).toBe(moment.toISOString());
});

it.each(['', 'soon', '2026-13-40T10:00'])('%j is no moment', (text) => {
  expect(momentIn(text)).toBeNull();
});
