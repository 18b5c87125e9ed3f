import { examShapeOf, ofSubject } from '../catalogue/exam-papers.rules.ts';
import type { PaperName } from '../questions/question.constants.ts';
import type { Blueprint, BlueprintSection, MarkedBlueprint, Span } from './blueprint.ts';
import { isOfPapers } from './question-kind.rules.ts';

export type SatPaperName = Extract<PaperName, '1' | '2' | '3'>;

/** A paper as it is laid on the table. Parts 1A and 1B of a science are sat together, as sections. */
export interface SatPaper {
  readonly paper: SatPaperName;
  readonly marks: number;
  readonly minutes: number;
  /** Their marks add up to those of the paper. */
  readonly sections: readonly BlueprintSection[];
}

const short: Span = { from: 4, to: 8 };
/** In Math AI even hard ones are rather long. */
const ratherShort: Span = { from: 4, to: 9 };
const long: Span = { from: 12, to: 22 };

const sectionA = (marks: number, each = short): BlueprintSection => ({
  name: 'Section A',
  marks,
  kinds: ['short'],
  each,
});
const sectionB = (marks: number): BlueprintSection => ({
  name: 'Section B',
  marks,
  kinds: ['long'],
  each: long,
});
const undivided = (marks: number, facts: Omit<BlueprintSection, 'name' | 'marks'>): BlueprintSection[] => [
  { name: '', marks, ...facts },
];

type Sections = readonly BlueprintSection[];

const mathsStandard = (first: Sections, second: Sections): SatPaper[] => [
  { paper: '1', marks: 80, minutes: 90, sections: first },
  { paper: '2', marks: 80, minutes: 90, sections: second },
];

const mathsHigher = (first: Sections, second: Sections): SatPaper[] => [
  { paper: '1', marks: 110, minutes: 120, sections: first },
  { paper: '2', marks: 110, minutes: 120, sections: second },
  {
    paper: '3',
    marks: 55,
    minutes: 75,
    sections: undivided(55, { kinds: ['long'], questions: { from: 2, to: 2 } }),
  },
];

interface ScienceFacts {
  readonly choices: number;
  readonly data: number;
  readonly second: number;
  readonly minutes: readonly [first: number, second: number];
}

const science = ({ choices, data, second, minutes }: ScienceFacts): SatPaper[] => [
  {
    paper: '1',
    marks: choices + data,
    minutes: minutes[0],
    sections: [
      {
        name: 'Paper 1A',
        marks: choices,
        kinds: ['choice'],
        papers: ['1A'],
        questions: { from: choices, to: choices },
      },
      { name: 'Paper 1B', marks: data, kinds: ['data'], papers: ['1B'] },
    ],
  },
  {
    paper: '2',
    marks: second,
    minutes: minutes[1],
    sections: undivided(second, { kinds: ['short', 'long'] }),
  },
];

/**
 * Marks, minutes and sections, by words that a subject's slug has; the first that fits counts. How the marks of a maths
 * paper are split between its sections differs from year to year: these are about the middle. In Math AI the first
 * paper is the one with short questions and the second the one with long ones, so its split leans that way.
 */
const shapes: readonly (readonly [words: string, papers: readonly SatPaper[]])[] = [
  ['math aa sl', mathsStandard([sectionA(40), sectionB(40)], [sectionA(40), sectionB(40)])],
  ['math aa hl', mathsHigher([sectionA(55), sectionB(55)], [sectionA(55), sectionB(55)])],
  [
    'math ai sl',
    mathsStandard(
      undivided(80, { kinds: ['short'], each: ratherShort }),
      undivided(80, { kinds: ['long'], each: long }),
    ),
  ],
  [
    'math ai hl',
    mathsHigher([sectionA(73, ratherShort), sectionB(37)], [sectionA(40, { from: 6, to: 11 }), sectionB(70)]),
  ],
  ['physics sl', science({ choices: 25, data: 20, second: 50, minutes: [90, 90] })],
  ['physics hl', science({ choices: 40, data: 20, second: 90, minutes: [120, 150] })],
  ['chemistry sl', science({ choices: 30, data: 25, second: 50, minutes: [90, 90] })],
  ['chemistry hl', science({ choices: 40, data: 35, second: 90, minutes: [120, 150] })],
];

/** The papers as they are sat, in their order; none where a subject's level, and so its length, isn't known. */
export const satPapersOf = (subjectSlug: string | undefined): readonly SatPaper[] =>
  ofSubject(shapes, subjectSlug) ?? [];

/** Of a subject whose exam isn't known. */
const usualPace = { marks: 80, minutes: 90 };

/** How many marks of these papers a student earns time for in so many minutes, by the pace of the exam. */
export function marksForMinutes(
  subjectSlug: string | undefined,
  papers: readonly PaperName[],
  minutes: number,
): number {
  const known = satPapersOf(subjectSlug);
  const wanted = known.filter(({ paper }) => papers.some((name) => isOfPapers(name, [paper])));
  const counted = wanted.length > 0 ? wanted : known.length > 0 ? known : [usualPace];
  const sum = (of: (one: { marks: number; minutes: number }) => number) =>
    counted.reduce((total, one) => total + of(one), 0);
  return Math.max(1, Math.round((minutes * sum(({ marks }) => marks)) / sum(({ minutes }) => minutes)));
}

/** How long so many marks take, by the same pace. */
export function minutesForMarks(
  subjectSlug: string | undefined,
  papers: readonly PaperName[],
  marks: number,
): number {
  const hundred = marksForMinutes(subjectSlug, papers, 10_000);
  return Math.max(1, Math.round((marks * 10_000) / hundred));
}

export const withMarks = (blueprint: Blueprint, subjectSlug: string | undefined): MarkedBlueprint => ({
  ...blueprint,
  total:
    'marks' in blueprint.total
      ? blueprint.total
      : { marks: marksForMinutes(subjectSlug, blueprint.papers, blueprint.total.minutes) },
});

/** The wishes that make a paper one of this exam. */
export function examBlueprint(subjectSlug: string, { paper, marks, sections }: SatPaper): MarkedBlueprint {
  const { papers, withoutCalculator } = examShapeOf(subjectSlug);
  const own = papers.filter((name) => isOfPapers(name, [paper]));
  const without = own.every((name) => withoutCalculator?.includes(name));
  return {
    total: { marks },
    sections,
    topics: [],
    difficulties: [],
    papers: own,
    calculator: without ? 'without' : 'allowed',
    counts: [],
    unseen: false,
    include: [],
    exclude: [],
  };
}
