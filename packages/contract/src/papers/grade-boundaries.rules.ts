import { ofSubject } from '../catalogue/exam-papers.rules.ts';
import type { PaperName } from '../questions/question.constants.ts';
import { type BoundedGrade, boundedGrades } from './paper.constants.ts';
import { satPapersOf } from './sat-papers.rules.ts';

/** The lowest share of the marks, in percent, that earns each grade from 2 to 7. */
export type Boundaries = readonly [number, number, number, number, number, number];

/** A paper of the exam, or null for one that is like none of them. */
export type BoundedPaper = PaperName | null;

interface CourseBoundaries {
  readonly papers: Partial<Record<PaperName, Boundaries>>;
  readonly other: Boundaries;
}

/**
 * Our own estimates, which staff can set anew for their course: boundaries differ from session to session, and a mock
 * has had no session. A first paper of multiple choice earns marks more easily, investigations of paper 3 less.
 */
const estimates: readonly (readonly [words: string, course: CourseBoundaries])[] = [
  [
    'math aa sl',
    {
      papers: { '1': [13, 26, 39, 52, 65, 78], '2': [12, 25, 38, 51, 64, 77] },
      other: [12, 25, 38, 51, 64, 77],
    },
  ],
  [
    'math aa hl',
    {
      papers: {
        '1': [12, 23, 34, 47, 60, 73],
        '2': [12, 23, 34, 47, 60, 73],
        '3': [10, 20, 31, 44, 56, 69],
      },
      other: [12, 23, 34, 47, 60, 73],
    },
  ],
  [
    'math ai sl',
    {
      papers: { '1': [13, 25, 38, 51, 63, 76], '2': [12, 24, 36, 48, 61, 74] },
      other: [12, 24, 36, 49, 62, 75],
    },
  ],
  [
    'math ai hl',
    {
      papers: {
        '1': [12, 23, 35, 47, 58, 70],
        '2': [12, 23, 34, 46, 57, 69],
        '3': [10, 20, 31, 42, 54, 66],
      },
      other: [12, 23, 34, 46, 57, 69],
    },
  ],
  [
    'physics sl',
    {
      papers: { '1': [16, 28, 38, 48, 59, 70], '2': [13, 24, 35, 45, 56, 66] },
      other: [14, 25, 36, 46, 57, 68],
    },
  ],
  [
    'physics hl',
    {
      papers: { '1': [17, 29, 40, 50, 61, 72], '2': [14, 25, 36, 46, 57, 68] },
      other: [15, 26, 37, 47, 58, 69],
    },
  ],
  [
    'chemistry sl',
    {
      papers: { '1': [17, 29, 41, 52, 63, 75], '2': [13, 25, 36, 48, 60, 72] },
      other: [14, 26, 38, 49, 61, 73],
    },
  ],
  [
    'chemistry hl',
    {
      papers: { '1': [18, 30, 42, 53, 65, 77], '2': [13, 25, 37, 49, 62, 74] },
      other: [15, 27, 39, 51, 63, 75],
    },
  ],
];

/** Of a course whose exam isn't known. */
const usual: Boundaries = [13, 25, 38, 50, 63, 75];

/** The papers of a course that have boundaries, in their order: those of its exam, and all others together. */
export const boundedPapersOf = (subjectSlug: string): BoundedPaper[] => [
  ...satPapersOf(subjectSlug).map(({ paper }) => paper),
  null,
];

/** Which of them a paper goes by. A part of a paper counts as the paper. */
export function boundedPaperOf(subjectSlug: string, paper: BoundedPaper): BoundedPaper {
  const known = boundedPapersOf(subjectSlug);
  return known.find((one) => one === paper) ?? known.find((one) => one === paper?.[0]) ?? null;
}

/** What counts until staff say otherwise. */
export function estimatedBoundaries(subjectSlug: string, paper: BoundedPaper): Boundaries {
  const course = ofSubject(estimates, subjectSlug);
  return (paper && course?.papers[paper]) ?? course?.other ?? usual;
}

/** The grade that a share of the marks earns. Binary fractions that fall a hair short count as what they stand for. */
export function gradeOf(marks: number, of: number, boundaries: Boundaries): number {
  const percent = of === 0 ? 0 : (100 * marks) / of + 1e-9;
  const earned: BoundedGrade[] = boundedGrades.filter((_, place) => percent >= boundaries[place]!);
  return earned.at(-1) ?? 1;
}
