import type { Wording } from './design.ts';

/** Five digits or more before a decimal point that nothing sets apart. */
const joined = /(?<![\d.]|\\,)\d{5,}/g;

const inFormula = (formula: string): string =>
  formula.replaceAll(joined, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`\,`));

const inText = (text: string): string => text.replaceAll(/\$\$[^$]+\$\$|(?<!\\)\$[^$]+\$/g, inFormula);

/** Whether a formula of a text shows such digits. */
export const hasJoinedThousands = (text: string): boolean => inText(text) !== text;

/** 12 500 wherever a template shows 12500 in a formula: no author has to think of it for each number that may be large. */
export const withThousandsApart = (wording: Wording): Wording => ({
  ...wording,
  text: inText(wording.text),
  hints: wording.hints.map(inText),
  answer: inText(wording.answer),
  scheme: wording.scheme.map(([line, mark]) => [inText(line), mark]),
  checks: wording.checks.map((check) => ({ ...check, shown: inFormula(check.shown) })),
  ...(wording.replies && {
    replies: wording.replies.map((reply) =>
      reply.kind === 'self' || !reply.mistakes
        ? reply
        : {
            ...reply,
            mistakes: reply.mistakes.map(({ value, note }) => ({ value, note: inText(note) })),
          },
    ),
  }),
});
