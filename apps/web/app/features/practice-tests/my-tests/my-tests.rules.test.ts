import type { Test } from '@sevenfold/contract/practice-tests/test';
import { describe, expect, it } from 'vitest';
import {
  isGraded,
  marksLabel,
  pageOfTests,
  percentageLabel,
  readTestsAddress,
  sortedBy,
  sortTests,
  testsAddress,
  timeLeft,
  topicsLabel,
} from './my-tests.rules.ts';

const test = (slug: string, more: Partial<Test> = {}): Test => ({
  slug,
  subject: { id: 1, slug: 'math-aa-sl', subject_name: 'Math AA SL' },
  topics: [],
  subtopics: [],
  sub_subtopics: [],
  test_subtopic: [],
  duration: 30,
  state: 'finished',
  attempts: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  started_at: null,
  finished_at: null,
  ended_by: null,
  remaining_ms: null,
  time_used: null,
  question_count: 5,
  attempted_count: 0,
  skipped_count: 0,
  get_graded: false,
  marks_obtained: null,
  faculty_comment: null,
  replies_state: null,
  score: null,
  files: [],
  breakdown: null,
  paper: null,
  paperResult: null,
  ...more,
});
const scored = (marks: number, source: 'faculty' | 'self' | 'unmarked' = 'self') => ({
  score: { marks, total: 25, percentage: Math.floor(marks * 4), source },
});
const on = (day: number) => ({ created_at: `2026-11-0${day}T10:00:00.000Z` });
const slugs = (tests: readonly Test[]) => tests.map(({ slug }) => slug).join('');
const sort = (tests: readonly Test[], query: string) =>
  slugs(sortTests(tests, readTestsAddress(new URLSearchParams(query))));

describe('sorting', () => {
  const tests = [
    test('a', {
      ...on(1),
      ...scored(20),
      duration: 60,
      subject: { id: 2, slug: 'p', subject_name: 'Physics HL' },
    }),
    test('b', { ...on(3), ...scored(9), marks_obtained: 9, state: 'finished' }),
    test('c', { ...on(2), ...scored(25, 'unmarked'), state: 'finished' }),
    test('d', { ...on(4), state: 'running', duration: 120 }),
  ];
  it.each([
    ['', 'dbca'],
    ['order=asc', 'dacb'],
    ['sort=newest', 'dbca'],
    ['sort=marks', 'dabc'],
    ['sort=marks&order=asc', 'dbac'],
    ['sort=percentage', 'dabc'],
    ['sort=subject', 'dbca'],
    ['sort=subject&order=desc', 'dabc'],
    ['sort=duration', 'dabc'],
    ['sort=graded', 'dbca'],
    ['sort=state', 'dbca'],
    ['sort=state&order=desc', 'bcad'],
  ])('by %j gives %s', (query, order) => {
    expect(sort(tests, query)).toBe(order);
  });

  it('by numbers compares them as numbers', () => {
    expect(sort([test('a', scored(9)), test('b', scored(12))], 'sort=marks')).toBe('ba');
  });
});

describe('the address', () => {
  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=newest&order=up'])(
    '%j is the newest first',
    (query) => {
      expect(readTestsAddress(new URLSearchParams(query))).toEqual({ sort: 'date', order: 'desc', page: 1 });
    },
  );

  it.each(['?', '?sort=marks', '?sort=marks&order=asc&page=3', '?order=asc', '?sort=subject&order=desc'])(
    '%s is written as it was read',
    (address) => {
      expect(testsAddress(readTestsAddress(new URLSearchParams(address)))).toBe(address);
    },
  );

  it('turns a column round when it is pressed again, and begins on the first page', () => {
    const first = sortedBy({ sort: 'date', order: 'desc', page: 4 }, 'marks');
    expect(first).toEqual({ sort: 'marks', order: 'desc', page: 1 });
    expect(sortedBy(first, 'marks').order).toBe('asc');
    expect(sortedBy(first, 'subject').order).toBe('asc');
  });
});

describe('pages of ten', () => {
  const tests = Array.from({ length: 21 }, (_, index) => test(String(index)));
  it.each([
    [1, 1, 10],
    [2, 2, 10],
    [3, 3, 1],
    [9, 3, 1],
  ])('page %i is page %i with %i tests', (wanted, page, count) => {
    const found = pageOfTests(tests, wanted);
    expect([found.page, found.pages, found.tests.length]).toEqual([page, 3, count]);
  });

  it('are one when there is nothing', () => {
    expect(pageOfTests([], 2)).toEqual({ page: 1, pages: 1, tests: [] });
  });
});

describe('marks', () => {
  it.each([
    [test('a'), undefined, undefined],
    [test('a', scored(25, 'unmarked')), undefined, 'unmarked'],
    [test('a', scored(18.75)), '18.8 / 25', '75%'],
    [test('a', scored(0, 'faculty')), '0 / 25', '0%'],
  ])('%#', (one, marks, percentage) => {
    expect([marksLabel(one), percentageLabel(one)]).toEqual([marks, percentage]);
  });

  it.each([
    [{}, false],
    [{ get_graded: true }, false],
    [{ files: [{ file_type: 'USER_FILE' as const }] }, false],
    [{ files: [{ file_type: 'ADMIN_FILE' as const }] }, true],
    [{ marks_obtained: 0 }, true],
  ])('of the faculty make it graded: %j is %s', (more, graded) => {
    expect(isGraded(test('a', more))).toBe(graded);
  });
});

it('time runs on while the page is open', () => {
  const running = { remaining_ms: 65_000 };
  expect([timeLeft(running, 0), timeLeft(running, 5000), timeLeft(running, 70_000)]).toEqual([
    '00:01:05',
    '00:01:00',
    '00:00:00',
  ]);
});

it('a paper is called by its name, and counts in its own marks', () => {
  const paper = { name: 'Sevenfold Mock A · Paper 1' } as Test['paper'];
  const paperResult = { marks: 64.5, of: 110 } as Test['paperResult'];
  const sat = { ...test('p'), paper, paperResult, ...scored(14) };
  expect([topicsLabel(sat), marksLabel(sat), percentageLabel(sat)]).toEqual([
    'Sevenfold Mock A · Paper 1',
    '64.5 / 110',
    '58%',
  ]);
});
