import { describe, expect, it } from 'vitest';
import { emptyDraft, type QuestionDraft } from './draft.ts';
import {
  changedParts,
  draftProblems,
  maySave,
  missing,
  moved,
  priorityProblem,
  schemeTotal,
  yearProblem,
} from './draft.rules.ts';

const image = { key: 'a', name: 'scan.png', watermark: true };
const whole: QuestionDraft = {
  ...emptyDraft,
  subject: 1,
  topics: [2],
  difficulty: 'Easy',
  marks: '5',
  images: [image],
};

describe('a question while it is edited', () => {
  it('can be saved with a subject, a topic, a difficulty, marks and a picture', () => {
    expect(missing(whole)).toEqual([]);
    expect(maySave(whole, 2026)).toBe(true);
  });

  it.each([
    [{ subject: null }, 'a subject'],
    [{ topics: [] }, 'a topic'],
    [{ difficulty: '' }, 'a difficulty'],
    [{ marks: '' }, 'marks'],
    [{ marks: '0' }, 'marks'],
    [{ images: [] }, 'question images'],
  ] as const)('waits for what is missing in %j', (part, word) => {
    const draft = { ...whole, ...part };
    expect(missing(draft)).toEqual([word]);
    expect(maySave(draft, 2026)).toBe(false);
  });

  it.each([
    ['', true],
    ['2000', true],
    ['2026', true],
    ['1999', false],
    ['2027', false],
    ['20x6', false],
    ['2010.5', false],
  ])('the year %j is right: %s', (year, right) => {
    expect(yearProblem(year, 2026)).toBe(
      right ? undefined : 'Please enter a valid year between 2000 and 2026.',
    );
    expect(maySave({ ...whole, year }, 2026)).toBe(right);
  });

  it.each(['abc', '1.5', '1e3', '99999999'])('%s is no priority', (priority) => {
    expect(priorityProblem(priority)).toBe('Enter a valid number');
  });

  it.each(['', '0', '-3', '12'])('%j is a priority', (priority) => {
    expect(priorityProblem(priority)).toBeUndefined();
  });

  it('adds up the lines, and wants each of them whole', () => {
    const line = { key: 'x', text: 'Adds', mark: 'M1', marks: '1' };
    expect(schemeTotal([line, { ...line, marks: '2' }, { ...line, marks: 'x' }])).toBe(3);
    expect(draftProblems({ ...whole, lines: [line] }, 2026)).toEqual({});
    expect(draftProblems({ ...whole, lines: [{ ...line, marks: '' }] }, 2026)).toHaveProperty('lines');
    expect(draftProblems({ ...whole, lines: [{ ...line, mark: ' ' }] }, 2026)).toHaveProperty('lines');
  });

  it('says which parts differ, and takes our own keys and addresses for nothing', () => {
    const renamed = { ...whole, images: [{ ...image, key: 'b', url: '/media/x.webp' }] };
    expect(changedParts(whole, renamed)).toEqual([]);
    expect(changedParts(whole, { ...whole, marks: '6', hints: [{ key: 'k', text: 'Try' }] })).toEqual([
      'marks',
      'hints',
    ]);
    expect(changedParts(whole, { ...whole, images: [{ ...image, watermark: false }] })).toEqual(['images']);
  });
});

describe('moving one to another place', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [1, -1, 'bac'],
    [7, 0, 'abc'],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
