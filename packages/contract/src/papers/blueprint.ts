import type { Difficulty, PaperName } from '../questions/question.constants.ts';

/** From and to are inclusive; what isn't said isn't bounded. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/**
 * `choice`: multiple choice. `data`: the data-based questions of paper 1B. Of the rest `long` are those of 12 marks and
 * more, such as Section B has, and `short` the others.
 */
export const questionKinds = ['choice', 'short', 'long', 'data'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const calculatorWishes = ['allowed', 'without', 'any'] as const;
export type CalculatorWish = (typeof calculatorWishes)[number];

export interface BlueprintSection {
  /** 'Section A'; empty where a paper has only one. */
  readonly name: string;
  readonly marks: number;
  /** All kinds unless said. */
  readonly kinds?: readonly QuestionKind[];
  /** Of the papers that the blueprint allows, unless said. */
  readonly papers?: readonly PaperName[];
  /** How many. */
  readonly questions?: Span;
  /** The marks of each question. */
  readonly each?: Span;
}

/** What somebody wants of a paper. */
export interface Blueprint {
  /** A time is turned into marks by the pace of the exam. */
  readonly total: { readonly marks: number } | { readonly minutes: number };
  /** None: one without a name that holds everything. */
  readonly sections: readonly BlueprintSection[];
  /** The share of the marks in percent. A topic of any level; a question counts for its own topic and those above it. */
  readonly topics: readonly ({ readonly topicId: number } & Span)[];
  /** The share of the marks in percent. */
  readonly difficulties: readonly ({ readonly difficulty: Difficulty } & Span)[];
  /** Empty: any. Paper 1 stands for its parts too. */
  readonly papers: readonly PaperName[];
  readonly calculator: CalculatorWish;
  /** How many questions of a kind. */
  readonly counts: readonly ({ readonly kind: QuestionKind } & Span)[];
  /** Only designs that the student hasn't met. */
  readonly unseen: boolean;
  /** Designs that must be in, and such that must not. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** With the total in marks, as it is solved. */
export interface MarkedBlueprint extends Blueprint {
  readonly total: { readonly marks: number };
}
