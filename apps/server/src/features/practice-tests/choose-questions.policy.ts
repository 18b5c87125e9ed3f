/** A question that a test could hold. */
export interface Candidate {
  readonly id: number;
  /** Questions of one design differ in their numbers only. */
  readonly design: string | null;
}

/** Those of one topic and difficulty, which rank alike. */
export interface Line {
  /** The place among the chosen topics through which they came. */
  readonly group: number;
  readonly difficulty: number;
  readonly candidates: readonly Candidate[];
  /** Whether one came through an earlier topic already, in whose line it stands. */
  readonly isElsewhere: (id: number) => boolean;
}

/** What a student has met in earlier tests. */
export interface Met {
  readonly ids: ReadonlySet<number>;
  readonly designs: ReadonlySet<string>;
}

interface Chosen extends Candidate, Pick<Line, 'group' | 'difficulty'> {}

/**
 * Spread fairly: the chosen topics take turns, and within a topic the difficulties do. What the student hasn't met
 * comes first, and one design appears once as long as there are others.
 */
export function chooseQuestions(
  lines: readonly Line[],
  before: Met,
  count: number,
  random: () => number,
): number[] {
  const { ids, designs: metDesigns } = before;
  const isMet = (one: Candidate) =>
    ids.has(one.id) || (metDesigns.size > 0 && one.design !== null && metDesigns.has(one.design));
  const shuffled = lines.map((line) => shuffle(line, random));
  const chosen: Chosen[] = [];
  const designs = new Set<string>();
  takeTurns(shuffled, (one) => !isMet(one), count, chosen, designs);
  takeTurns(shuffled, isMet, count, chosen, designs);
  // A second of each design before a third of any.
  for (let had = -1; had < chosen.length && chosen.length < count; ) {
    had = chosen.length;
    takeTurns(shuffled, () => true, count, chosen, new Set());
  }
  return inOrderOfDifficulty(chosen).map(({ id }) => id);
}

interface Shuffled extends Pick<Line, 'group' | 'difficulty'> {
  /** The one at this index of the shuffled line, and the place that it has among the shuffled of all lines. */
  at(index: number): { readonly candidate: Candidate; readonly place: number } | undefined;
}

/**
 * A line in random order, of which only as much is drawn as somebody looks at: a large bank has thousands of candidates
 * for a test of ten. The places are those that the same number of random places between 0 and 1 would have in order, so
 * lines can be compared as if all had been shuffled together.
 */
function shuffle({ group, difficulty, candidates, isElsewhere }: Line, random: () => number): Shuffled {
  const drawn: { candidate: Candidate; place: number }[] = [];
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

/** Until there are enough, or nobody is left in the lines who is wanted and whose design isn't taken. */
function takeTurns(
  lines: readonly Shuffled[],
  isWanted: (candidate: Candidate) => boolean,
  count: number,
  chosen: Chosen[],
  designs: Set<string>,
): void {
  if (chosen.length >= count) return;
  const taken = new Set(chosen.map(({ id }) => id));
  const isAble = (one: Candidate) =>
    !taken.has(one.id) && (one.design === null || !designs.has(one.design)) && isWanted(one);
  const waiting = lines.map((line) => ({ line, next: 0 }));
  while (chosen.length < count) {
    let first: { chosen: Chosen; rank: number; place: number } | undefined;
    for (const one of waiting) {
      const { line } = one;
      let head = line.at(one.next);
      // Who can't be taken now can't be later: what is taken stays so.
      while (head && !isAble(head.candidate)) {
        one.next += 1;
        head = line.at(one.next);
      }
      if (!head) continue;
      const { candidate, place } = head;
      const rank = rankOf(line, chosen);
      if (!first || rank < first.rank || (rank === first.rank && place < first.place)) {
        const { group, difficulty } = line;
        first = { chosen: { id: candidate.id, design: candidate.design, group, difficulty }, rank, place };
      }
    }
    if (!first) return;
    chosen.push(first.chosen);
    taken.add(first.chosen.id);
    if (first.chosen.design !== null) designs.add(first.chosen.design);
  }
}

/** The topic that has had fewest turns goes first; among its questions, the difficulty that has. */
function rankOf({ group, difficulty }: Shuffled, chosen: readonly Chosen[]): number {
  const ofGroup = chosen.filter((one) => one.group === group);
  const sameInGroup = ofGroup.filter((one) => one.difficulty === difficulty).length;
  const sameInAll = chosen.filter((one) => one.difficulty === difficulty).length;
  return ofGroup.length * 1_000_000 + sameInGroup * 1000 + sameInAll;
}

/** A paper begins gently. */
const inOrderOfDifficulty = (chosen: readonly Chosen[]): Chosen[] =>
  [...chosen].sort((a, b) => a.difficulty - b.difficulty);
