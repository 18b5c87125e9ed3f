import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import { minutesForMarks } from '@sevenfold/contract/papers/sat-papers.rules';
import type { PaperName } from '@sevenfold/contract/questions/question.constants';

/** The paper of the exam that a blueprint's papers make together: 1A and 1B are paper 1, and 1 and 2 are none. */
export function paperLike(papers: readonly PaperName[]): PaperName | null {
  const [first] = papers;
  if (first === undefined) return null;
  if (papers.every((name) => name === first)) return first;
  return papers.every((name) => name[0] === first[0]) ? (first[0] as PaperName) : null;
}

/** What was asked for, or what so many marks take at the pace of the exam. */
export const minutesOf = ({ total, papers }: Blueprint, subjectSlug: string): number =>
  'minutes' in total ? total.minutes : minutesForMarks(subjectSlug, papers, total.marks);

/** Null where some of the questions are with a calculator and some without. */
export const calculatorOf = (allowed: readonly boolean[]): boolean | null =>
  allowed.every(Boolean) ? true : allowed.some(Boolean) ? null : false;
