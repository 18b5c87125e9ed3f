import { expect, it } from 'vitest';
import { postDate } from './post-date.rules.ts';

it.each([
  ['2026-02-01T00:00:00.000Z', 'February 1st 2026'],
  ['2026-02-02T23:59:59.000Z', 'February 2nd 2026'],
  ['2026-03-23T00:00:00.000Z', 'March 23rd 2026'],
  ['2026-05-11T12:00:00.000Z', 'May 11th 2026'],
  ['2026-05-12T12:00:00.000Z', 'May 12th 2026'],
  ['2026-12-31T23:30:00.000Z', 'December 31st 2026'],
])('%s is %s', (iso, text) => {
  expect(postDate(iso)).toBe(text);
});
