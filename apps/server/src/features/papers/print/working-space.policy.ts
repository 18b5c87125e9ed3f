/** As many as there is room for: a question that nearly fits on a page gets a few less. */
export const linesPerMark = [2, 1.75, 1.5] as const;
const fewest = 2;
/** A part that is worth more is written on more than this only in an answer booklet of one's own. */
const most = 18;

export type Space =
  | { readonly kind: 'lines'; readonly count: number }
  /** A blank frame as tall as so many lines, for what is drawn. */
  | { readonly kind: 'frame'; readonly count: number };

const drawn = /\bsketch\b/i;
const smallestFrame = 8;

/** Where a part is answered: lines by its marks, and room for a sketch where one is asked for. */
export function spaceOf(marks: number, text: string, perMark: number = linesPerMark[0]): Space {
  const count = Math.min(most, Math.max(fewest, Math.ceil(perMark * marks)));
  return drawn.test(text)
    ? { kind: 'frame', count: Math.max(smallestFrame, count) }
    : { kind: 'lines', count };
}
