/** A question that a test could hold. */
export interface Candidate {
  readonly id: number;
  /** The place among the chosen topics through which it came. */
  readonly group: number;
  readonly difficulty: number;
  /** Questions of one design differ in their numbers only. */
  readonly design: string | null;
}

/** What a student has met in earlier tests. */
export interface Met {
  readonly ids: ReadonlySet<number>;
  readonly designs: ReadonlySet<string>;
}

/**
 * Spread fairly: the chosen topics take turns, and within a topic the difficulties do. What the student hasn't met
 * comes first, and one design appears once as long as there are others.
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  before: Met,
  count: number,
  random: () => number,
): number[] {
  const { ids, designs: metDesigns } = before;
  const isMet = (one: Candidate) =>
    ids.has(one.id) || (metDesigns.size > 0 && one.design !== null && metDesigns.has(one.design));
  const shuffled = shuffle(candidates, random);
  const fresh: Candidate[] = [];
  const met: Candidate[] = [];
  for (const candidate of shuffled) (isMet(candidate) ? met : fresh).push(candidate);
  const chosen: Candidate[] = [];
  const designs = new Set<string>();
  for (const pool of [fresh, met]) takeTurns(pool, count, chosen, designs);
  // A second of each design before a third of any.
  for (let had = -1; had < chosen.length && chosen.length < count; ) {
    had = chosen.length;
    takeTurns(shuffled, count, chosen, new Set());
  }
  return inOrderOfDifficulty(chosen).map(({ id }) => id);
}

function shuffle(candidates: readonly Candidate[], random: () => number): Candidate[] {
  const mixed = [...candidates];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** Those of one topic and difficulty, which rank alike, in the order of the pool. */
interface Waiting {
  readonly group: number;
  readonly difficulty: number;
  readonly line: { readonly candidate: Candidate; readonly place: number }[];
  /** Where in the line the first one is that may still be taken. */
  next: number;
}

/** Goes through the pool once, however many are taken: a large bank has thousands of candidates. */
function takeTurns(
  pool: readonly Candidate[],
  count: number,
  chosen: Candidate[],
  designs: Set<string>,
): void {
  if (chosen.length >= count) return;
  const taken = new Set(chosen.map(({ id }) => id));
  const isAble = ({ id, design }: Candidate) => !taken.has(id) && (design === null || !designs.has(design));
  const lines = inLines(pool);
  while (chosen.length < count) {
    let first: { waiting: Waiting; rank: number; place: number } | undefined;
    for (const waiting of lines) {
      const { line } = waiting;
      // Who can't be taken now can't be later: what is taken stays so.
      while (waiting.next < line.length && !isAble(line[waiting.next]!.candidate)) waiting.next += 1;
      const place = line[waiting.next]?.place;
      if (place === undefined) continue;
      const rank = rankOf(waiting, chosen);
      if (!first || rank < first.rank || (rank === first.rank && place < first.place)) {
        first = { waiting, rank, place };
      }
    }
    if (!first) return;
    const { candidate } = first.waiting.line[first.waiting.next]!;
    chosen.push(candidate);
    taken.add(candidate.id);
    if (candidate.design !== null) designs.add(candidate.design);
  }
}

function inLines(pool: readonly Candidate[]): Waiting[] {
  const lines = new Map<string, Waiting>();
  for (const [place, candidate] of pool.entries()) {
    const { group, difficulty } = candidate;
    const key = `${group} ${difficulty}`;
    const waiting = lines.get(key) ?? { group, difficulty, line: [], next: 0 };
    waiting.line.push({ candidate, place });
    lines.set(key, waiting);
  }
  return [...lines.values()];
}

/** The topic that has had fewest turns goes first; among its questions, the difficulty that has. */
function rankOf({ group, difficulty }: Waiting, chosen: readonly Candidate[]): number {
  const ofGroup = chosen.filter((one) => one.group === group);
  const sameInGroup = ofGroup.filter((one) => one.difficulty === difficulty).length;
  const sameInAll = chosen.filter((one) => one.difficulty === difficulty).length;
  return ofGroup.length * 1_000_000 + sameInGroup * 1000 + sameInAll;
}

/** A paper begins gently. */
const inOrderOfDifficulty = (chosen: readonly Candidate[]): Candidate[] =>
  [...chosen].sort((a, b) => a.difficulty - b.difficulty);
