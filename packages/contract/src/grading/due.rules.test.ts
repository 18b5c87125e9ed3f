import { describe, expect, it } from 'vitest';
import { dueOf, dueWords } from './due.rules.ts';

const ist = (text: string) => new Date(`${text}+05:30`);

describe('24 working hours', () => {
  it.each([
    ['within the hours of an ordinary day', '2026-11-10T11:20', '2026-11-13T11:20'],
    ['the first moment of the hours', '2026-11-09T11:00', '2026-11-11T19:00'],
    ['one minute after it', '2026-11-09T11:01', '2026-11-12T11:01'],
    ['before the hours', '2026-11-09T06:30', '2026-11-11T19:00'],
    ['the first moment of a working day', '2026-11-09T00:00', '2026-11-11T19:00'],
    ['the last minute of the hours', '2026-11-09T18:59', '2026-11-12T18:59'],
    ['the end of the hours', '2026-11-09T19:00', '2026-11-12T19:00'],
    ['after the hours', '2026-11-09T23:59', '2026-11-12T19:00'],
    ['a Wednesday, over the weekend', '2026-11-11T15:00', '2026-11-16T15:00'],
    ['the first moment of a Wednesday’s hours', '2026-11-11T11:00', '2026-11-13T19:00'],
    ['a Friday within the hours', '2026-11-13T18:00', '2026-11-18T18:00'],
    ['the end of a Friday’s hours', '2026-11-13T19:00', '2026-11-18T19:00'],
    ['the last minute of a Friday', '2026-11-13T23:59', '2026-11-18T19:00'],
    ['the first moment of a Saturday', '2026-11-14T00:00', '2026-11-18T19:00'],
    ['a Saturday', '2026-11-14T15:00', '2026-11-18T19:00'],
    ['a Sunday', '2026-11-15T23:59', '2026-11-18T19:00'],
    ['the turn of a year', '2026-12-31T15:00', '2027-01-05T15:00'],
    ['a leap day', '2028-02-28T12:30', '2028-03-02T12:30'],
  ])('from %s', (_, submitted, due) => {
    expect(dueOf(ist(submitted)).toISOString()).toBe(ist(due).toISOString());
  });

  it('count in India, wherever the student is: a Friday evening in London is an Indian Saturday', () => {
    expect(dueOf(new Date('2026-11-13T19:00Z')).toISOString()).toBe(ist('2026-11-18T19:00').toISOString());
  });

  it('keep the milliseconds', () => {
    expect(dueOf(new Date('2026-11-13T12:30:15.123Z')).toISOString()).toBe('2026-11-18T12:30:15.123Z');
  });
});

it.each([
  ['2026-11-09T10:00', 0, '2026-11-09T10:00'],
  ['2026-11-09T11:00', 40, '2026-11-13T19:00'],
  ['2026-11-13T18:00', 1, '2026-11-13T19:00'],
  ['2026-11-13T18:00', 1.5, '2026-11-16T11:30'],
  ['2026-11-14T18:00', 8, '2026-11-16T19:00'],
])('from %s in %d hours', (submitted, hours, due) => {
  expect(dueOf(ist(submitted), hours).toISOString()).toBe(ist(due).toISOString());
});

it.each([
  ['2026-11-16T18:00', 'Monday 16 November 2026, 18:00 IST'],
  ['2026-11-17T00:00', 'Tuesday 17 November 2026, 00:00 IST'],
  ['2027-01-01T09:05', 'Friday 1 January 2027, 09:05 IST'],
])('%s is said as %s', (due, words) => {
  expect(dueWords(ist(due))).toBe(words);
});
