import type { Today } from '@sevenfold/contract/coach/coach';
import { describe, expect, it } from 'vitest';
import { coachCourse, exam, sessionItem } from '../../../../test/coach.ts';
import { areExamsOver, daysText, leadOf, minutesLeft } from './today-words.rules.ts';

const now = Date.parse('2027-02-16T10:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

const usual = {
  courses: [coachCourse({ exam: exam({ days: 74 }) })],
  session: { minutes: 20, planned_minutes: 19, items: [sessionItem(1)] },
  done_today: { questions: 0, marks: 0, of: 0 },
  due: { now: 3, days: [] },
  last_before_today: daysAgo(1),
} satisfies Partial<Today>;
const someDone = { questions: 4, marks: 9, of: 14 };
const allDone = { ...usual.session, items: [sessionItem(1, { done: true })] };
const fresh = { ...usual.session, items: [sessionItem(1, { done: true }), sessionItem(2, { kind: 'new' })] };
const empty = { ...usual.session, planned_minutes: 0, items: [] };

describe('what is said of today', () => {
  it.each([
    ['some due', {}, /^3 questions are due for review\./],
    ['one due', { due: { now: 1, days: [] } }, /^1 question is due for review\./],
    ['more due than can be done', { due: { now: 146, days: [] } }, /^The session begins with the reviews/],
    ['nothing due', { due: { now: 0, days: [] }, session: fresh }, /^Nothing is due for review/],
    ['due later in the day', { due: { now: 0, days: [] } }, /^1 question is due for review\./],
    ['new', { last_before_today: null }, /^A few answers are enough/],
    ['new, after the first answers', { last_before_today: null, done_today: someDone }, /^A good beginning/],
    ['everything done', { session: empty, done_today: someDone }, /^You have done everything/],
    ['every question done', { session: allDone, done_today: someDone }, /^You have done everything/],
    ['nothing to do', { session: empty }, /^Nothing is planned/],
    ['thirteen days away', { last_before_today: daysAgo(13) }, /^3 questions/],
    ['two weeks away', { last_before_today: daysAgo(14) }, /^It has been two weeks\./],
    [
      'three weeks away',
      { last_before_today: daysAgo(21) },
      /^It has been three weeks\. Nothing has piled up/,
    ],
    ['six weeks away', { last_before_today: daysAgo(42) }, /^It has been a month\./],
    ['half a year away', { last_before_today: daysAgo(180) }, /^It has been 6 months\./],
    ['away for years', { last_before_today: daysAgo(800) }, /^It has been a long time\./],
    ['away, and begun again', { last_before_today: daysAgo(21), done_today: someDone }, /^3 questions/],
    [
      'exam tomorrow',
      { courses: [coachCourse({ exam: exam({ days: 1, exact: true }) })] },
      /^Your first paper in Math AA SL is tomorrow\. There is nothing new/,
    ],
    [
      'exam tomorrow, and nothing to review',
      {
        courses: [coachCourse({ exam: exam({ days: 1, exact: true }) })],
        session: { ...usual.session, items: [sessionItem(1, { kind: 'new' })] },
      },
      /is tomorrow\. A short session is enough\. Then rest\.$/,
    ],
    [
      'exam tomorrow, and everything done',
      { courses: [coachCourse({ exam: exam({ days: 1, exact: true }) })], session: allDone },
      /is tomorrow\. There is nothing more to do for it\. Rest well\.$/,
    ],
    [
      'exam today',
      { courses: [coachCourse({ exam: exam({ days: 0, exact: true }) })] },
      /^Your first paper in Math AA SL is today\./,
    ],
    [
      'a session that begins today, of which nobody told the day',
      { courses: [coachCourse({ exam: exam({ days: 0 }) })] },
      /^3 questions/,
    ],
    [
      'one exam over, another not',
      { courses: [coachCourse({ exam: exam({ over: true, days: 0 }) }), coachCourse({ exam: exam({}) })] },
      /^3 questions/,
    ],
    [
      'the only exam over',
      { courses: [coachCourse({ exam: exam({ over: true, days: 0, exact: true }) })], session: empty },
      /^Your exam in Math AA SL is over, .* your result\.$/,
    ],
    [
      'all exams over',
      { courses: [1, 2].map(() => coachCourse({ exam: exam({ over: true, days: 0 }) })), session: empty },
      /^Your exams are over/,
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(leadOf({ ...usual, ...change } as typeof usual, now)).toMatch(expected);
  });
});

it.each([
  [{ days: 0, exact: true }, 'Today'],
  [{ days: 1, exact: true }, 'Tomorrow'],
  [{ days: 74, exact: true }, '74 days'],
  [{ days: 74 }, '74 days'],
  [{ days: 1 }, '1 day'],
  [{ days: 0 }, 'Under way'],
  [{ days: 0, over: true }, 'Over'],
])('an exam of %j is said to be: %s', (told, expected) => {
  expect(daysText(exam(told))).toBe(expected);
});

it.each([
  ['none', [], false],
  ['one over', [exam({ over: true })], true],
  ['one over, one ahead', [exam({ over: true }), exam()], false],
  ['one over, one not told', [exam({ over: true }), null], false],
])('exams are all over: %s', (_, exams, expected) => {
  expect(areExamsOver(exams.map((one) => coachCourse({ exam: one })))).toBe(expected);
});

it.each([
  [0, '1 minute left'],
  [60_000, '1 minute left'],
  [60_001, '2 minutes left'],
])('%s ms are %s', (ms, expected) => {
  expect(minutesLeft(ms)).toBe(expected);
});
