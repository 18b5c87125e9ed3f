import { describe, expect, it } from 'vitest';
import { coachCourse, exam } from '../../../../test/coach.ts';
import { draftOf, emptyDraft, firstDrafts, problemOf, toldBeside, toTell } from './exams.rules.ts';

const subjects = [{ slug: 'math-aa-hl' }, { slug: 'physics-sl' }];
const good = { ...emptyDraft, subject: 'math-aa-hl', session: 'May 2027' };

it.each([
  ['AA HL', 'math-aa-hl'],
  ['AI SL', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('onboarding said %s: the first course is %s', (mathCourse, slug) => {
  expect(firstDrafts(mathCourse, subjects)).toEqual([{ ...emptyDraft, subject: slug }]);
});

describe('a course', () => {
  it.each([
    ['without an exam', { exam: null }, { session: '', date: '', isPractised: true }],
    ['of onboarding', { exam: null, answers: 0 }, { session: '', date: '', isPractised: true }],
    ['with a session', { exam: exam() }, { session: 'May 2027', date: '', isPractised: true }],
    [
      'with a day, and no answers',
      { exam: exam({ exact: true, date: '2027-04-29' }), answers: 0 },
      { session: 'May 2027', date: '2027-04-29', isPractised: false },
    ],
  ])('%s', (_, given, expected) => {
    expect(draftOf(coachCourse(given))).toEqual({ subject: 'math-aa-sl', ...expected });
  });
});

describe('what is wrong', () => {
  it.each([
    ['nothing', good, undefined],
    ['no course', emptyDraft, 'Please choose a course'],
    ['no session', { ...good, session: '' }, 'Please choose a session'],
    ['no session of a course that is practised', { ...good, session: '', isPractised: true }, undefined],
    [
      'a day without a session',
      { ...good, session: '', isPractised: true, date: '2027-05-03' },
      'Please choose a session',
    ],
    ['a day in the session', { ...good, date: '2027-05-03' }, undefined],
    ['a day in another year', { ...good, date: '2028-05-03' }, 'This day is not in that session'],
    ['a day in autumn', { ...good, date: '2027-11-03' }, 'This day is not in that session'],
  ])('%s', (_, draft, text) => {
    expect(problemOf(draft, [draft])?.text).toBe(text);
  });

  it('names a course that is there twice', () => {
    expect(problemOf(good, [good, good])).toEqual({ field: 'subject', text: 'This course is there twice' });
  });
});

it('tells what has a session', () => {
  expect(
    toTell([
      good,
      { ...good, subject: 'physics-sl', session: '', isPractised: true },
      { ...good, date: '2027-05-03' },
    ]),
  ).toEqual([
    { subject: 'math-aa-hl', session: 'May', year: 2027, date: null },
    { subject: 'math-aa-hl', session: 'May', year: 2027, date: '2027-05-03' },
  ]);
});

it('tells one more beside what is told, and another one instead of its own', () => {
  const may = { subject: 'physics-sl', session: 'May' as const, year: 2028, date: null };
  const known = coachCourse({ exam: exam({ exact: true, date: '2027-05-03' }) });
  const told = { subject: 'math-aa-sl', session: 'May', year: 2027, date: '2027-05-03' };
  expect(toldBeside([known], may)).toEqual([told, may]);
  expect(toldBeside([known], { ...may, subject: 'math-aa-sl' })).toEqual([{ ...may, subject: 'math-aa-sl' }]);
});
