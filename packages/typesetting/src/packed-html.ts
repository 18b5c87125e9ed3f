import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** All HTML of a question but of its replies: hints, answers and lines of mark schemes by their places. */
export interface QuestionHtml {
  readonly question: string;
  readonly solution: SolutionHtml;
}

export interface SolutionHtml {
  readonly hints: readonly string[];
  readonly answers: readonly { readonly body: string; readonly lines: readonly string[] }[];
}

/**
 * HTML of formulas says the same words over and over: packed it is a twelfth. A question and its solution are apart, since
 * who shows a question often doesn't show its solution.
 */
export interface PackedHtml {
  readonly question: Buffer;
  readonly solution: Buffer;
}

/**
 * Other letters as their numbers, which is the same HTML: text that is all ASCII is read, written as JSON and sent in a third
 * of the time.
 */
export const inAscii = (html: string): string =>
  html.replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);

export const packHtml = ({ question, solution }: QuestionHtml): PackedHtml => ({
  question: deflateRawSync(inAscii(question)),
  solution: deflateRawSync(inAscii(JSON.stringify(solution))),
});

/** Most texts fit into it, and then come in one piece. */
const unpacking = { chunkSize: 64 * 1024 };

export const unpackQuestion = (packed: Uint8Array): string =>
  inflateRawSync(packed, unpacking).toString('utf8');

export const unpackSolution = (packed: Uint8Array): SolutionHtml =>
  JSON.parse(inflateRawSync(packed, unpacking).toString('utf8')) as SolutionHtml;
