import type { PaperName } from '../questions/question.constants.ts';
import type { QuestionKind } from './blueprint.ts';
import { longQuestionMarks } from './papers.constants.ts';

export interface KindFacts {
  readonly paper: PaperName | null;
  readonly multipleChoice: boolean;
  readonly marks: number;
}

export function kindOf({ paper, multipleChoice, marks }: KindFacts): QuestionKind {
  if (multipleChoice) return 'choice';
  if (paper === '1B') return 'data';
  return marks >= longQuestionMarks ? 'long' : 'short';
}

/** Whether a question of this paper is one of the papers that are wanted: paper 1 stands for its parts too. */
export const isOfPapers = (paper: PaperName | null, wanted: readonly PaperName[]): boolean =>
  wanted.length === 0 || (paper !== null && wanted.some((name) => name === paper || name === paper[0]));
