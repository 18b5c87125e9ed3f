import type { Header } from '../authoring/design.ts';
import { placeOf } from '../authoring/question-files.ts';
import type { ReplyFacts } from './inspect-replies.ts';
import type { WritingFacts } from './judge-writings.ts';

/** What the rules about the whole bank need to know of a design: the list of proofs keeps it. */
export interface DesignFacts extends Pick<Header, 'difficulty' | 'paper' | 'calculator' | 'also' | 'shared'> {
  readonly variants: number;
  readonly draws: number;
  /** Of the first wording. */
  readonly marks: number;
  /** Left out where it isn't. */
  readonly multipleChoice?: boolean;
  /** The right letters of its questions, such as ABBDC. */
  readonly keys?: string;
  /** Results found a second time, in the first wording. */
  readonly routes: readonly string[];
  /** Of the first wording; see likeness.ts. */
  readonly runs: string;
  /** None where its author hasn't said what students type. */
  readonly replies?: ReplyFacts;
  /** Of the fields of all questions that the bank gets. */
  readonly writings?: WritingFacts;
}

export interface ListedDesign {
  readonly key: string;
  readonly subject: string;
  readonly topicNumber: string;
  readonly isTemplate: boolean;
  readonly facts: DesignFacts;
}

export const listed = (file: string, facts: DesignFacts): ListedDesign => ({
  ...placeOf(file),
  isTemplate: file.endsWith('.ts'),
  facts,
});
