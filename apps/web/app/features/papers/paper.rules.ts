import type { PaperCard } from '@sevenfold/contract/papers/papers';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { marksWords } from '~/lib/papers/paper-words.ts';

/** Papers that are sat together, as the list shows them. */
export interface PaperGroup {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly papers: readonly PaperCard[];
}

/**
 * What is the reader's own comes first: papers that staff chose them for, then those that they built. Mocks stand by their
 * sets, and what staff publish to everybody comes after them.
 */
export function paperGroups(papers: readonly PaperCard[]): PaperGroup[] {
  const chosen = papers.filter((paper) => paper.chosen);
  const mine = papers.filter((paper) => paper.mine && !paper.chosen);
  const rest = papers.filter((paper) => !paper.chosen && !paper.mine);
  const mocks = rest.filter(({ source }) => source === 'mock');
  const letters = [...new Set(mocks.map(({ letter }) => letter ?? ''))].sort();
  const groups = [
    { key: 'chosen', title: 'For you', note: 'Set by your teachers.', papers: chosen },
    { key: 'mine', title: 'Your own papers', note: 'Only you see them.', papers: mine },
    ...letters.map((letter) => mockSet(letter, mocks)),
    {
      key: 'staff',
      title: 'More papers',
      note: 'From our teachers.',
      papers: rest.filter(({ source }) => source !== 'mock'),
    },
  ];
  return groups.filter((group) => group.papers.length > 0);
}

function mockSet(letter: string, mocks: readonly PaperCard[]): PaperGroup {
  const papers = mocks.filter((paper) => (paper.letter ?? '') === letter);
  const marks = papers.reduce((sum, paper) => sum + paper.marks, 0);
  return {
    key: `mock-${letter}`,
    title: `Mock set ${letter}`.trim(),
    note: `A whole exam in its own shape: ${marksWords(marks)} in ${counted(papers.length, 'paper')}.`,
    papers,
  };
}

/** What a paper is to its reader. */
export function kindWords({
  source,
  letter,
  mine,
  chosen,
}: Pick<PaperCard, 'source' | 'letter' | 'mine' | 'chosen'>) {
  if (mine) return 'Your own paper';
  if (chosen) return 'Set for you';
  return source === 'mock' && letter ? `Mock set ${letter}` : 'From our teachers';
}

/** How a paper is called inside its set: the set's heading says the rest. */
export const nameInSet = ({ source, paper, name }: Pick<PaperCard, 'source' | 'paper' | 'name'>): string =>
  source === 'mock' && paper ? `Paper ${paper}` : name;

/** 'math-aa-hl' of 'AA HL', as students say at the start which course they take. */
export const courseSlug = (course: string | null | undefined): string | undefined =>
  course ? `math-${course.trim().toLowerCase().replaceAll(/\s+/g, '-')}` : undefined;

/** Of the files that can be printed. */
export const printChoices = [
  { part: 'questions', style: 'standard', label: 'Question paper' },
  { part: 'scheme', style: 'standard', label: 'Mark scheme' },
  { part: 'questions', style: 'large', label: 'Large print' },
  { part: 'questions', style: 'dyslexia', label: 'Dyslexia-friendly' },
] as const;
export type PrintChoice = (typeof printChoices)[number];

export const printName = ({ part, style }: Pick<PrintChoice, 'part' | 'style'>, slug: string): string =>
  `${slug}${part === 'scheme' ? '-mark-scheme' : ''}${style === 'standard' ? '' : `-${style}`}.pdf`;
