import { describe, expect, it } from 'vitest';
import {
  chosenAmong,
  downloadName,
  downloadPlan,
  mayToggle,
  sumOf,
  toggled,
} from './saved-download.rules.ts';

const ids = (count: number) => Array.from({ length: count }, (_, position) => position + 1);
const none = new Set<number>();
const refusal = 'You can download up to 10 questions at a time.';

it('adds up questions and marks', () => {
  const saved = [4, 7, 0].map((marks) => ({ question: { marks } }));
  expect(sumOf(saved)).toEqual({ questions: 3, marks: 11 });
  expect(sumOf([])).toEqual({ questions: 0, marks: 0 });
});

describe('choosing', () => {
  it('adds and removes', () => {
    const one = toggled(none, 5, false);
    expect([...one]).toEqual([5]);
    expect([...toggled(one, 5, false)]).toEqual([]);
  });

  it('stops at ten, but for staff; what is chosen can be given up', () => {
    const ten = new Set(ids(10));
    expect(mayToggle(ten, 11, false)).toBe(false);
    expect(toggled(ten, 11, false)).toBe(ten);
    expect(mayToggle(ten, 10, false)).toBe(true);
    expect(toggled(ten, 10, false).size).toBe(9);
    expect(toggled(ten, 11, true).size).toBe(11);
  });

  it('forgets what is no longer in the list and keeps its order', () => {
    expect(chosenAmong([3, 1, 2], new Set([9, 2, 3]))).toEqual([3, 2]);
  });
});

describe('a download', () => {
  it.each([
    ['ten, none chosen', ids(10), none, false, { ids: undefined }],
    ['eleven, none chosen', ids(11), none, false, { refusal }],
    ['eleven, none chosen, as staff', ids(11), none, true, { ids: undefined }],
    ['eleven, two chosen', ids(11), new Set([4, 2]), false, { ids: [2, 4] }],
    ['three, all chosen', ids(3), new Set([1, 2, 3]), false, { ids: undefined }],
    ['eleven chosen in another way', ids(12), new Set(ids(11)), false, { refusal }],
    ['eleven chosen as staff', ids(12), new Set(ids(11)), true, { ids: ids(11) }],
    ['only removed ones chosen', ids(2), new Set([7]), false, { ids: undefined }],
  ])('%s', (_, all, chosen, isStaff, expected) => {
    expect(downloadPlan(all, chosen, isStaff)).toEqual(expected);
  });

  it.each([
    ['Sevenfold', 'questions', 'sevenfold-saved-questions-2026-03-09.pdf'],
    ['Sevenfold', 'answers', 'sevenfold-saved-questions-with-answers-2026-03-09.pdf'],
    ['Sieben & Co.', 'questions', 'sieben-co-saved-questions-2026-03-09.pdf'],
  ] as const)('of %s with %s is called %s', (site, kind, expected) => {
    expect(downloadName(site, kind, new Date(2026, 2, 9))).toBe(expected);
  });
});
