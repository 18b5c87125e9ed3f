/** A question that a test could hold. */
export interface Candidate {
  readonly id: number;
  /** The place among the chosen topics through which it came. */
  readonly group: number;
  readonly difficulty: number;
  /** Questions of one design differ in their numbers only. */
  readonly design: string | null;
  /** Whether the student has met it, or one of its design, in an earlier test. */
  readonly met: boolean;
}

/**
 * Spread fairly: the chosen topics take turns, and within a topic the difficulties do. What the student hasn't met
 * comes first, and one design appears once as long as there are others.
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  count: number,
  random: () => number,
): number[] {
  const shuffled = candidates
    .map((candidate) => ({ candidate, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ candidate }) => candidate);
  const fresh = shuffled.filter(({ met }) => !met);
  const met = shuffled.filter((candidate) => candidate.met);
  const chosen: Candidate[] = [];
  const designs = new Set<string>();
  for (const { pool, repeatDesigns } of [
    { pool: fresh, repeatDesigns: false },
    { pool: met, repeatDesigns: false },
    { pool: shuffled, repeatDesigns: true },
  ]) {
    takeTurns(pool, count, chosen, designs, repeatDesigns);
  }
  return inOrderOfDifficulty(chosen).map(({ id }) => id);
}

function takeTurns(
  pool: readonly Candidate[],
  count: number,
  chosen: Candidate[],
  designs: Set<string>,
  repeatDesigns: boolean,
): void {
  const taken = new Set(chosen.map(({ id }) => id));
  const left = pool.filter(({ id }) => !taken.has(id));
  while (chosen.length < count) {
    const able = left.filter(
      ({ id, design }) => !taken.has(id) && (repeatDesigns || design === null || !designs.has(design)),
    );
    if (able.length === 0) return;
    const next = able.reduce((best, one) => (rank(one, chosen) < rank(best, chosen) ? one : best));
    chosen.push(next);
    taken.add(next.id);
    if (next.design !== null) designs.add(next.design);
  }
}

/** The topic that has had fewest turns goes first; among its questions, the difficulty that has. */
function rank({ group, difficulty }: Candidate, chosen: readonly Candidate[]): number {
  const ofGroup = chosen.filter((one) => one.group === group);
  const sameInGroup = ofGroup.filter((one) => one.difficulty === difficulty).length;
  const sameInAll = chosen.filter((one) => one.difficulty === difficulty).length;
  return ofGroup.length * 1_000_000 + sameInGroup * 1000 + sameInAll;
}

/** A paper begins gently. */
const inOrderOfDifficulty = (chosen: readonly Candidate[]): Candidate[] =>
  [...chosen].sort((a, b) => a.difficulty - b.difficulty);
