import {
  type Drawable,
  type Drawn,
  type Line,
  shuffleLine,
  takeTurns,
} from '@sevenfold/papers/draw-in-turns';

/** What a student has met in earlier tests. */
export interface Met {
  readonly ids: ReadonlySet<number>;
  readonly designs: ReadonlySet<string>;
}

/**
 * Spread fairly: the chosen topics take turns, and within a topic the difficulties do. What the student hasn't met
 * comes first, and one design appears once as long as there are others. Exact papers begin with the same drawing.
 */
export function chooseQuestions(
  lines: readonly Line[],
  before: Met,
  count: number,
  random: () => number,
): number[] {
  const { ids, designs: metDesigns } = before;
  const isMet = (one: Drawable) =>
    ids.has(one.id) || (metDesigns.size > 0 && one.design !== null && metDesigns.has(one.design));
  const shuffled = lines.map((line) => shuffleLine(line, random));
  const drawn: Drawn<Drawable>[] = [];
  const designs = new Set<string>();
  const isFull = () => drawn.length >= count;
  takeTurns(shuffled, { isWanted: (one) => !isMet(one), isFull, drawn, designs });
  takeTurns(shuffled, { isWanted: isMet, isFull, drawn, designs });
  // A second of each design before a third of any.
  for (let had = -1; had < drawn.length && !isFull(); ) {
    had = drawn.length;
    takeTurns(shuffled, { isWanted: () => true, isFull, drawn, designs: new Set() });
  }
  return inOrderOfDifficulty(drawn).map(({ one }) => one.id);
}

/** A paper begins gently. */
const inOrderOfDifficulty = (drawn: readonly Drawn<Drawable>[]): Drawn<Drawable>[] =>
  [...drawn].sort((a, b) => a.difficulty - b.difficulty);
