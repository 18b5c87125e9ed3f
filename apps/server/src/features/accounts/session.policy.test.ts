import { expect, it } from 'vitest';
import { noteUseBefore, sessionsEndedBy } from './session.policy.ts';

const now = new Date('2026-01-31T00:00:00Z');

it('a session ends 30 days after its last use', () => {
  expect(sessionsEndedBy(now)).toEqual(new Date('2026-01-01T00:00:00Z'));
});

it('its use is noted again after five minutes', () => {
  expect(noteUseBefore(now)).toEqual(new Date('2026-01-30T23:55:00Z'));
});
