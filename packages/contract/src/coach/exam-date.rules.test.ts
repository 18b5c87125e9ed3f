import { describe, expect, it } from 'vitest';
import {
  comingSessions,
  dayAimedAt,
  dayIn,
  daysUntil,
  examDay,
  fitsSession,
  isOver,
} from './exam-date.rules.ts';

const may = { session: 'May' as const, year: 2027, date: null };

describe('an exam', () => {
  it.each([
    [may, '2027-05-01'],
    [{ ...may, session: 'November' as const }, '2027-11-01'],
    [{ ...may, date: '2027-05-07' }, '2027-05-07'],
  ])('%j is on %s', (exam, day) => expect(examDay(exam)).toBe(day));

  it.each([
    [may, '2027-05-20', false],
    [may, '2027-06-01', true],
    [{ ...may, date: '2027-05-07' }, '2027-05-07', false],
    [{ ...may, date: '2027-05-07' }, '2027-05-08', true],
  ])('%j is over on %s: %s', (exam, today, over) => expect(isOver(exam, today)).toBe(over));

  it.each([
    [may, '2027-04-30', '2027-05-01'],
    [may, '2027-05-01', undefined],
    [may, '2027-05-31', undefined],
    [may, '2027-06-01', '2027-05-01'],
    [{ ...may, date: '2027-05-07' }, '2027-05-06', '2027-05-07'],
    [{ ...may, date: '2027-05-07' }, '2027-05-07', '2027-05-07'],
    [{ ...may, date: '2027-05-07' }, '2027-05-08', '2027-05-07'],
  ])('%j is aimed at on %s as %s', (exam, today, day) => expect(dayAimedAt(exam, today)).toBe(day));

  it.each([
    [null, true],
    ['2027-04-26', true],
    ['2027-05-07', true],
    ['2027-11-03', false],
    ['2026-05-07', false],
  ])('in May 2027 may have its first paper on %s: %s', (date, fits) =>
    expect(fitsSession({ ...may, date })).toBe(fits),
  );
});

it.each([
  ['2027-05-01', '2027-04-30', 1],
  ['2027-05-01', '2027-05-01', 0],
  ['2027-05-01', '2027-06-01', 0],
  ['2027-05-01', '2027-02-13', 77],
])('until %s it is from %s on %i days', (date, today, days) => expect(daysUntil(date, today)).toBe(days));

it('knows the sessions to come', () => {
  expect(comingSessions('2027-06-02', 3)).toEqual([
    { session: 'November', year: 2027 },
    { session: 'May', year: 2028 },
    { session: 'November', year: 2028 },
  ]);
  expect(comingSessions('2027-05-02', 5)).toHaveLength(5);
});

it('has another day elsewhere', () => {
  expect(dayIn('2027-03-10T12:00:00Z', 'Pacific/Auckland')).toBe('2027-03-11');
});
