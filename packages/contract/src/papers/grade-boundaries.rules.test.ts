import { describe, expect, it } from 'vitest';
import {
  type Boundaries,
  type BoundedPaper,
  boundedPaperOf,
  boundedPapersOf,
  estimatedBoundaries,
  gradeOf,
} from './grade-boundaries.rules.ts';

const boundaries: Boundaries = [10, 20, 30, 40, 55, 70];

it.each([
  [0, 80, 1],
  [7.9, 80, 1],
  [8, 80, 2],
  [23.9, 80, 3],
  [24, 80, 4],
  [44, 80, 6],
  [55.9, 80, 6],
  [56, 80, 7],
  [80, 80, 7],
  [0, 0, 1],
  // Nobody loses a grade to a binary fraction.
  [2.9999999999999996, 10, 4],
])('%d of %d marks are a %d', (marks, of, grade) => {
  expect(gradeOf(marks, of, boundaries)).toBe(grade);
});

it.each<[string, BoundedPaper, BoundedPaper]>([
  ['math-aa-sl', '1', '1'],
  ['math-aa-sl', '3', null],
  ['math-aa-hl', '3', '3'],
  ['physics-hl', '1A', '1'],
  ['physics-hl', '2', '2'],
  ['physics-hl', null, null],
  ['economics-hl', '1', null],
])('in %s paper %s goes by the boundaries of %s', (subject, paper, expected) => {
  expect(boundedPaperOf(subject, paper)).toBe(expected);
});

describe.each([
  'math-aa-sl',
  'math-aa-hl',
  'math-ai-sl',
  'math-ai-hl',
  'physics-sl',
  'physics-hl',
  'chemistry-sl',
  'chemistry-hl',
  'economics-hl',
])('%s', (subject) => {
  it.each(boundedPapersOf(subject))('has boundaries for paper %s that climb', (paper) => {
    const found = estimatedBoundaries(subject, paper);
    expect(found.every((percent, place) => percent > (found[place - 1] ?? 0) && percent <= 100)).toBe(true);
  });
});
