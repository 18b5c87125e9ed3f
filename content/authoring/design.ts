import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import type { Drawn, Parameters } from './parameters.ts';

/** What stands in the header of a question file. Subject, topic and key come from the file's place and name. */
export interface Header {
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly paper: 1 | 2 | 3;
  readonly calculator: boolean;
  /** Numbers of other topics of the same subject that the question touches. */
  readonly also?: readonly string[];
  /** Listed at the other level too. Without a word: an SL question is, an HL question isn't. */
  readonly shared?: boolean;
  /** Address of a video solution. */
  readonly video?: string;
}

/** How the answer was found a second time. */
export const routes = ['numeric', 'exact', 'substitution', 'symbolic', 'simulation'] as const;
export type Route = (typeof routes)[number];

export interface Check {
  /** Such as 'b' or 'c ii'. */
  readonly part?: string;
  readonly route: Route;
  /** The LaTeX of the result, letter by letter as it stands in the answer. */
  readonly shown: string;
  /** The result by another route: a number, or a function of the variable that `shown` has. */
  readonly value: number | ((at: number) => number);
  /** Of a function; x unless given. */
  readonly variable?: string;
  /** `shown` is rounded further than its digits tell, such as to the nearest whole number. */
  readonly within?: number;
}

/** A question as it is shown: Markdown with LaTeX. */
export interface Wording {
  /** Each part ends with its marks in square brackets. `![](drawing:name)` shows a drawing. */
  readonly text: string;
  readonly hints: readonly string[];
  readonly answer: string;
  /** What was done, and the mark for it. The marks add up to those of the question. */
  readonly scheme: readonly (readonly [text: string, mark: string])[];
  /** None where nothing is calculated or derived: say so with an empty list. */
  readonly checks: readonly Check[];
  /** What students type for each part. All marks of the question belong to one of them. */
  readonly replies?: readonly WrittenReply[];
  readonly drawings?: Readonly<Record<string, Drawing>>;
  /** The right letter of a multiple-choice question. */
  readonly mcqAnswer?: string;
}

export interface Template<Of extends Parameters = Parameters> extends Header {
  readonly parameters: Of;
  /** Refuses draws that make an ugly or senseless question. */
  readonly allow?: (drawn: Drawn<Of>) => boolean;
  /** How many questions the bank gets of it; 12 unless given. */
  readonly variants?: number;
  readonly write: (drawn: Drawn<Of>) => Wording;
}

/** A design of which the bank holds many questions that differ in their numbers. */
export const template = <const Of extends Parameters>(made: Template<Of>): Template<Of> => made;

/** Markdown in which a backslash is a backslash. */
export const md = String.raw;
