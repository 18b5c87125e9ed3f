import type { QuestionKind } from '@sevenfold/contract/papers/blueprint';
import type { Difficulty, PaperName } from '@sevenfold/contract/questions/question.constants';

/** A question that a paper could hold. */
export interface Candidate {
  readonly id: number;
  /** Questions of one design differ in their numbers only: a paper holds one of them. */
  readonly design: string;
  readonly marks: number;
  /** Its own topic first, then those above it. */
  readonly topicIds: readonly number[];
  readonly difficulty: Difficulty;
  readonly paper: PaperName | null;
  readonly calculatorAllowed: boolean;
  readonly kind: QuestionKind;
  /** Whether the student has met its design. */
  readonly seen: boolean;
}

/** A question in its place. */
export interface Placed {
  readonly candidate: Candidate;
  /** The place of its section in the blueprint; 0 where there are none. */
  readonly section: number;
}
