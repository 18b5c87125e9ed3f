/** What can be drawn. */
export interface Drawable {
  readonly id: number;
  /** Questions of one design differ in their numbers only; null where it stands for itself. */
  readonly design: string | null;
}

/** Those of one topic and difficulty, which rank alike. */
export interface Line<One extends Drawable = Drawable> {
  /** The topic through which they came. */
  readonly group: number;
  readonly difficulty: number;
  readonly candidates: readonly One[];
  /** Whether one came through an earlier topic already, in whose line it stands. */
  readonly isElsewhere: (id: number) => boolean;
}

export interface Drawn<One extends Drawable> {
  readonly one: One;
  readonly group: number;
  readonly difficulty: number;
}

export interface Shuffled<One extends Drawable> extends Pick<Line, 'group' | 'difficulty'> {
  /** The one at this index of the shuffled line, and the place that it has among the shuffled of all lines. */
  at(index: number): { readonly candidate: One; readonly place: number } | undefined;
}

/**
 * A line in random order, of which only as much is drawn as somebody looks at: a large bank has thousands of candidates
 * for a test of ten. The places are those that the same number of random places between 0 and 1 would have in order, so
 * lines can be compared as if all had been shuffled together.
 */
export function shuffleLine<One extends Drawable>(
  { group, difficulty, candidates, isElsewhere }: Line<One>,
  random: () => number,
): Shuffled<One> {
  const drawn: { candidate: One; place: number }[] = [];
  /** Where the shuffle has put what stood elsewhere; everything else is where it was. */
  const moved = new Map<number, number>();
  let done = 0;
  let place = 0;
  return {
    group,
    difficulty,
    at(index) {
      while (drawn.length <= index && done < candidates.length) {
        const left = candidates.length - done;
        place += (1 - place) * (1 - random() ** (1 / left));
        const other = done + Math.floor(random() * left);
        const candidate = candidates[moved.get(other) ?? other]!;
        moved.set(other, moved.get(done) ?? done);
        done += 1;
        if (!isElsewhere(candidate.id)) drawn.push({ candidate, place });
      }
      return drawn[index];
    },
  };
}

export interface Turns<One extends Drawable> {
  /** Who isn't wanted now must not be later either: lines aren't gone through twice. */
  readonly isWanted: (one: One) => boolean;
  readonly isFull: () => boolean;
  /** What was drawn before counts; what is drawn is added. */
  readonly drawn: Drawn<One>[];
  /** Designs that may not come again. */
  readonly designs: Set<string>;
}

/**
 * Spread fairly: the topics take turns, and within a topic the difficulties do. Until there are enough, or nobody is
 * left in the lines who is wanted and whose design isn't taken.
 */
export function takeTurns<One extends Drawable>(
  lines: readonly Shuffled<One>[],
  { isWanted, isFull, drawn, designs }: Turns<One>,
): void {
  if (isFull()) return;
  const taken = new Set(drawn.map(({ one }) => one.id));
  const isAble = (one: One) =>
    !taken.has(one.id) && (one.design === null || !designs.has(one.design)) && isWanted(one);
  const waiting = lines.map((line) => ({ line, next: 0 }));
  while (!isFull()) {
    let first: { drawn: Drawn<One>; rank: number; place: number } | undefined;
    for (const one of waiting) {
      const { line } = one;
      let head = line.at(one.next);
      while (head && !isAble(head.candidate)) {
        one.next += 1;
        head = line.at(one.next);
      }
      if (!head) continue;
      const { candidate, place } = head;
      const rank = rankOf(line, drawn);
      if (!first || rank < first.rank || (rank === first.rank && place < first.place)) {
        const { group, difficulty } = line;
        first = { drawn: { one: candidate, group, difficulty }, rank, place };
      }
    }
    if (!first) return;
    const { one } = first.drawn;
    drawn.push(first.drawn);
    taken.add(one.id);
    if (one.design !== null) designs.add(one.design);
  }
}

/** The topic that has had fewest turns goes first; among its questions, the difficulty that has. */
function rankOf<One extends Drawable>(
  { group, difficulty }: Shuffled<One>,
  drawn: readonly Drawn<One>[],
): number {
  let [inGroup, sameInGroup, sameInAll] = [0, 0, 0];
  for (const one of drawn) {
    if (one.group === group) inGroup += 1;
    if (one.difficulty !== difficulty) continue;
    sameInAll += 1;
    if (one.group === group) sameInGroup += 1;
  }
  return inGroup * 1_000_000 + sameInGroup * 1000 + sameInAll;
}
