import { chanceOf } from '@sevenfold/learning/session-lists';

/** Which question of a design is asked next. */
interface ChosenVariant {
  readonly id: number;
  /** Whether the student knows the design, with other numbers than these. */
  readonly otherNumbers: boolean;
}

/**
 * Numbers that the student hasn't met; where she has met all of them, those that she met longest ago. What stands in a
 * test that is still to be taken is left out. The same seed chooses the same, so that a session stays as it is all day.
 */
export function chooseVariant(
  questionIds: readonly number[],
  met: ReadonlyMap<number, Date>,
  { avoid, seed }: { readonly avoid: ReadonlySet<number>; readonly seed: number },
): ChosenVariant | undefined {
  const able = questionIds.filter((id) => !avoid.has(id));
  if (able.length === 0) return undefined;
  const unmet = able.filter((id) => !met.has(id));
  const isKnown = questionIds.some((id) => met.has(id));
  if (unmet.length > 0) {
    // Of a design that nobody has met the first, as lists show it; after that any.
    const place = isKnown ? Math.floor(chanceOf(seed, String(unmet[0])) * unmet.length) : 0;
    return { id: unmet[place]!, otherNumbers: isKnown };
  }
  const oldest = able.reduce((first, id) => (met.get(id)! < met.get(first)! ? id : first));
  return { id: oldest, otherNumbers: questionIds.length > 1 };
}
