import { describe, expect, it } from 'vitest';
import { ago, timeSince } from './ago.rules.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-15T12:00:00Z', 'just now', 'less than a minute'],
    ['2026-11-15T12:00:30Z', 'just now', 'less than a minute'],
    ['2026-11-15T11:59:01Z', 'just now', 'less than a minute'],
    ['2026-11-15T11:59:00Z', '1 minute ago', '1 minute'],
    ['2026-11-15T11:00:01Z', '59 minutes ago', '59 minutes'],
    ['2026-11-15T06:31:00Z', '5 hours ago', '5 hours'],
    ['2026-11-14T12:00:00Z', '1 day ago', '1 day'],
    ['2026-10-17T12:00:00Z', '29 days ago', '29 days'],
    ['2026-09-01T12:00:00Z', '2 months ago', '2 months'],
    ['2024-11-01T12:00:00Z', '2 years ago', '2 years'],
  ])('%s was %s', (iso, told, duration) => {
    expect(ago(iso, now)).toBe(told);
    expect(timeSince(iso, now)).toBe(duration);
  });
});
