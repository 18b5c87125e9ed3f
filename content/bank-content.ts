import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';

/** The bank as the server loads it, made of the authors' files; see read-bank.ts. */
export interface BankContent {
  readonly subjects: readonly SubjectContent[];
  readonly questions: readonly QuestionContent[];
  readonly syllabuses: readonly SyllabusContent[];
}

export interface SubjectContent {
  readonly slug: string;
  readonly name: string;
  readonly staffOnly?: boolean;
  readonly topics: readonly TopicContent[];
}

export interface TopicContent {
  readonly slug: string;
  readonly number: string;
  readonly name: string;
  readonly topics: readonly TopicContent[];
}

export interface QuestionContent {
  /** Never changes: the question is found again by it. */
  readonly key: string;
  /** Questions of one design differ in their numbers only. */
  readonly designKey?: string;
  readonly variant?: number;
  readonly subject: string;
  readonly topic: string;
  readonly otherTopics?: readonly string[];
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly level?: 'SL' | 'HL';
  readonly marks: number;
  readonly calculator: boolean;
  readonly specialInfo?: string;
  readonly videoSolution?: string;
  readonly month?: 'May' | 'November';
  readonly year?: number;
  readonly paper?: 1 | 2 | 3;
  readonly timezone?: 0 | 1 | 2;
  readonly mcqAnswer?: string;
  /** Also listed at the other level. */
  readonly shared?: boolean;
  readonly verified?: boolean;
  readonly visible?: boolean;
  readonly priority?: number;
  /** Markdown with LaTeX, as are hints, answer and scheme. */
  readonly text: string;
  readonly hints?: readonly string[];
  readonly answer: string;
  /** What was done, and the mark for it. The marks add up to those of the question. */
  readonly scheme: readonly (readonly [text: string, mark: string])[];
  /** Shown where a text says `![](drawing:name)`. */
  readonly drawings?: Readonly<Record<string, Drawing>>;
}

export interface SyllabusContent {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  /** Lexical's JSON. */
  readonly content: Record<string, unknown>;
}
