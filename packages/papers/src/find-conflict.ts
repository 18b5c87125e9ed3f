/**
 * An irreducible part of what can't be had together: without any one of its members the rest could be. It is found by
 * halving (QuickXplain, Junker 2004), which asks about far fewer sets than taking wishes away one by one. Earlier wishes
 * are named rather than later ones. `isPossible` has to say no only when it is sure.
 */
export function findConflict<Wish>(
  wishes: readonly Wish[],
  isPossible: (wishes: readonly Wish[]) => boolean,
): Wish[] {
  const search = (given: readonly Wish[], isGrown: boolean, open: readonly Wish[]): Wish[] => {
    if (isGrown && !isPossible(given)) return [];
    if (open.length <= 1) return [...open];
    const half = Math.ceil(open.length / 2);
    const [first, second] = [open.slice(0, half), open.slice(half)];
    const inSecond = search([...given, ...first], true, second);
    const inFirst = search([...given, ...inSecond], inSecond.length > 0, first);
    return [...inFirst, ...inSecond];
  };
  return search([], false, wishes);
}
