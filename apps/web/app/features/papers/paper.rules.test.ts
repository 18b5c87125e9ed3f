import type { PaperCard } from '@sevenfold/contract/papers/papers';
import { describe, expect, it } from 'vitest';
import { calculatorWords } from '~/lib/papers/paper-words.ts';
import { paperCard } from '../../../test/papers.ts';
import { courseSlug, kindWords, nameInSet, paperGroups, printName } from './paper.rules.ts';

const card = (slug: string, part: Partial<PaperCard> = {}) => paperCard({ slug, ...part });

describe('the groups of a list', () => {
  it('puts what is for the reader first, and mocks by their sets', () => {
    const groups = paperGroups([
      card('b1', { letter: 'B' }),
      card('a1', { letter: 'A' }),
      card('a2', { letter: 'A', paper: '2' }),
      card('week', { source: 'staff', letter: null }),
      card('own', { source: 'student', letter: null, mine: true }),
      card('set', { source: 'staff', letter: 'A', chosen: true }),
    ]);
    expect(groups.map(({ title, papers }) => [title, papers.map(({ slug }) => slug).join(' ')])).toEqual([
      ['For you', 'set'],
      ['Your own papers', 'own'],
      ['Mock set A', 'a1 a2'],
      ['Mock set B', 'b1'],
      ['More papers', 'week'],
    ]);
  });

  it('says how much a set is', () => {
    const [set] = paperGroups([card('a1'), card('a2', { paper: '3', marks: 55 })]);
    expect(set?.note).toBe('A whole exam in its own shape: 165 marks in 2 papers.');
  });

  it('has none that is empty', () => {
    expect(paperGroups([])).toEqual([]);
  });
});

it.each([
  [{}, 'Mock set A'],
  [{ source: 'staff' }, 'From our teachers'],
  [{ source: 'staff', chosen: true }, 'Set for you'],
  [{ source: 'student', mine: true, letter: null }, 'Your own paper'],
] as const)('%j is to its reader: %s', (part, words) => {
  expect(kindWords(paperCard(part))).toBe(words);
});

it.each([
  [{ source: 'mock', paper: '2' }, 'Paper 2'],
  [{ source: 'mock', paper: null }, 'Sevenfold Mock A · Paper 1'],
  [{ source: 'staff', paper: '2' }, 'Sevenfold Mock A · Paper 1'],
] as const)('%j is called %s in its set', (part, name) => {
  expect(nameInSet({ name: 'Sevenfold Mock A · Paper 1', ...part })).toBe(name);
});

it.each([
  [true, 'Calculator allowed'],
  [false, 'No calculator'],
  [null, 'Calculator in some questions'],
])('a calculator: %s', (allowed, words) => {
  expect(calculatorWords(allowed)).toBe(words);
});

it.each([
  ['AA HL', 'math-aa-hl'],
  [' AI  SL ', 'math-ai-sl'],
  ['', undefined],
  [null, undefined],
])('the course %j is %s', (course, slug) => {
  expect(courseSlug(course)).toBe(slug);
});

it.each([
  [{ part: 'questions', style: 'standard' }, 'mock-a.pdf'],
  [{ part: 'scheme', style: 'standard' }, 'mock-a-mark-scheme.pdf'],
  [{ part: 'questions', style: 'large' }, 'mock-a-large.pdf'],
] as const)('%j is saved as %s', (choice, name) => {
  expect(printName(choice, 'mock-a')).toBe(name);
});
