import { examShapeOf } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type { PaperPart } from '@sevenfold/contract/questions/question.constants';

/** Where paper 1 of a subject has parts, part A is all multiple choice, and part B is the rest of it. */
export function paperPartOf(subject: string, paper: number, multipleChoice: boolean): PaperPart | null {
  const hasParts = examShapeOf(subject).papers.some((name) => name.startsWith(`${paper}A`));
  if (!hasParts) return null;
  return multipleChoice ? 'A' : 'B';
}
