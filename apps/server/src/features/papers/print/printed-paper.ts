import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';

/** A paper as it is printed, free of tables and tokens. It can be kept by what is in it, so no moment is part of it. */
export interface PrintedPaper {
  readonly site: { readonly name: string };
  readonly subject: string;
  /** Maths has methods and exact results; a science has one line for each mark. */
  readonly isMaths: boolean;
  readonly name: string;
  readonly minutes: number;
  readonly readingMinutes: number;
  readonly marks: number;
  /** Null where each question says it. */
  readonly calculator: boolean | null;
  readonly sections: readonly PrintedSection[];
}

/** Of the document. */
export const titleOf = ({ subject, name }: Pick<PrintedPaper, 'subject' | 'name'>): string =>
  `${subject}: ${name}`;

export interface PrintedSection {
  /** Empty where the paper has none. */
  readonly name: string;
  readonly questions: readonly PrintedQuestion[];
}

export interface PrintedQuestion {
  /** From 1, through all sections. */
  readonly number: number;
  readonly marks: number;
  /** Markdown with LaTeX: parts begin with (a), and marks stand in square brackets. */
  readonly text: string;
  readonly images: readonly PrintedImage[];
  readonly drawings: Drawings;
  readonly calculator: boolean;
  readonly isChoice: boolean;
  /** Empty in a paper of questions alone. */
  readonly answers: readonly PrintedAnswer[];
  /** The letter of a multiple-choice question; null in a paper of questions alone. */
  readonly choice: string | null;
}

export interface PrintedAnswer {
  readonly body: string;
  readonly images: readonly PrintedImage[];
  readonly markLines: readonly MarkLine[];
}

export interface MarkLine {
  readonly text: string;
  readonly mark: string;
  readonly marks: number;
}

export interface PrintedImage {
  readonly url: string;
  readonly alt: string;
}
