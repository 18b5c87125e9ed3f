import { describe, expect, it } from 'vitest';
import { publicSubjectSlugs } from '../catalogue/catalogue.ts';
import { examShapeOf } from '../catalogue/exam-papers.rules.ts';
import type { Blueprint } from './blueprint.ts';
import {
  examBlueprint,
  marksForMinutes,
  minutesForMarks,
  satPapersOf,
  withMarks,
} from './sat-papers.rules.ts';

describe('the papers of an exam as they are sat', () => {
  it.each([
    ['math-aa-sl', '1: 80 in 90 (40 + 40), 2: 80 in 90 (40 + 40)'],
    ['math-aa-hl', '1: 110 in 120 (55 + 55), 2: 110 in 120 (55 + 55), 3: 55 in 75 (55)'],
    ['math-ai-sl', '1: 80 in 90 (80), 2: 80 in 90 (80)'],
    ['math-ai-hl', '1: 110 in 120 (73 + 37), 2: 110 in 120 (40 + 70), 3: 55 in 75 (55)'],
    ['physics-sl', '1: 45 in 90 (25 + 20), 2: 50 in 90 (50)'],
    ['physics-hl', '1: 60 in 120 (40 + 20), 2: 90 in 150 (90)'],
    ['chemistry-sl', '1: 55 in 90 (30 + 25), 2: 50 in 90 (50)'],
    ['chemistry-hl', '1: 75 in 120 (40 + 35), 2: 90 in 150 (90)'],
    ['ib-physics-sl-2025', '1: 45 in 90 (25 + 20), 2: 50 in 90 (50)'],
    ['biology', ''],
    ['economics', ''],
    [undefined, ''],
  ])('%s: %s', (slug, told) => {
    const papers = satPapersOf(slug).map(
      ({ paper, marks, minutes, sections }) =>
        `${paper}: ${marks} in ${minutes} (${sections.map((section) => section.marks).join(' + ')})`,
    );
    expect(papers.join(', ')).toBe(told);
  });

  it('are those that filters know, and their sections add up', () => {
    for (const slug of publicSubjectSlugs) {
      const sat = satPapersOf(slug);
      const known = examShapeOf(slug).papers.map((name) => name[0]);
      expect(sat.map(({ paper }) => paper)).toEqual([...new Set(known)]);
      for (const { marks, sections } of sat) {
        expect(sections.reduce((sum, section) => sum + section.marks, 0)).toBe(marks);
        expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
      }
    }
  });

  it.each([
    ['math-aa-sl', ['without', 'allowed']],
    ['math-aa-hl', ['without', 'allowed', 'allowed']],
    ['math-ai-hl', ['allowed', 'allowed', 'allowed']],
    ['physics-hl', ['allowed', 'allowed']],
  ])('%s are sat with a calculator or not: %j', (slug, calculators) => {
    expect(satPapersOf(slug).map((paper) => examBlueprint(slug, paper).calculator)).toEqual(calculators);
  });

  it('are of the parts that questions name', () => {
    const [first, second] = satPapersOf('physics-sl').map((paper) => examBlueprint('physics-sl', paper));
    expect(first!.papers).toEqual(['1A', '1B']);
    expect(second!.papers).toEqual(['2']);
  });
});

describe('the pace of an exam', () => {
  it.each([
    ['math-aa-sl', [], 90, 80],
    ['math-aa-sl', ['1'], 45, 40],
    ['math-aa-hl', ['1', '2'], 120, 110],
    ['math-aa-hl', ['3'], 75, 55],
    ['physics-sl', ['1A'], 90, 45],
    ['physics-sl', ['2'], 90, 50],
    ['physics-hl', ['2'], 30, 18],
    ['math-aa-sl', ['3'], 90, 80],
    ['economics', ['2'], 90, 80],
    [undefined, [], 9, 8],
    ['physics-sl', ['2'], 1, 1],
  ] as const)('%s, papers %j: %i minutes are %i marks', (slug, papers, minutes, marks) => {
    expect(marksForMinutes(slug, papers, minutes)).toBe(marks);
  });

  it.each([
    ['math-aa-sl', [], 80, 90],
    ['math-aa-hl', ['3'], 55, 75],
    ['physics-hl', ['2'], 90, 150],
    ['chemistry-hl', ['1A', '1B'], 75, 120],
    [undefined, [], 8, 9],
  ] as const)('%s, papers %j: %i marks take %i minutes', (slug, papers, marks, minutes) => {
    expect(minutesForMarks(slug, papers, marks)).toBe(minutes);
  });

  it('turns a wish for minutes into one for marks, and leaves marks alone', () => {
    const [paper] = satPapersOf('physics-sl');
    const wanted: Blueprint = examBlueprint('physics-sl', paper!);
    expect(withMarks({ ...wanted, total: { minutes: 60 } }, 'physics-sl').total).toEqual({ marks: 30 });
    expect(withMarks({ ...wanted, total: { marks: 7 } }, 'physics-sl').total).toEqual({ marks: 7 });
  });
});
