export interface Kept<Wish> {
  readonly kept: readonly Wish[];
  readonly dropped: readonly Wish[];
}

/**
 * As many wishes as can be had together, the earlier ones rather than the later: each is kept if those kept before it
 * allow it. Whole halves are tried first, so that few sets are asked about where few wishes are in the way. Without any
 * wish everything is possible.
 */
export function keepMost<Wish>(
  wishes: readonly Wish[],
  isPossible: (wishes: readonly Wish[]) => boolean,
): Kept<Wish> {
  const kept: Wish[] = [];
  const dropped: Wish[] = [];
  const add = (some: readonly Wish[], areTogetherImpossible: boolean): void => {
    if (some.length === 0) return;
    if (!areTogetherImpossible && isPossible([...kept, ...some])) {
      kept.push(...some);
      return;
    }
    if (some.length === 1) {
      dropped.push(...some);
      return;
    }
    const half = Math.ceil(some.length / 2);
    const before = kept.length;
    add(some.slice(0, half), false);
    // All of the first half was possible, so it is the second that isn't.
    add(some.slice(half), kept.length === before + half);
  };
  add(wishes, false);
  return { kept, dropped };
}
