import type { Placed } from './candidate.ts';
import type { Sorted } from './classes.ts';
import type { Draft } from './draft.ts';
import { shuffleAll } from './random.ts';
import type { Portion } from './strict-model.ts';

/** Turns numbers of classes into questions: those of the draft first, then others by chance, and any variant of each. */
export function fillClasses(
  { classes }: Sorted,
  portions: readonly Portion[],
  values: readonly number[],
  draft: Draft,
  random: () => number,
): Placed[] {
  const taken = new Map<number, Set<number>>();
  const takenOf = (classPlace: number) => {
    const own = taken.get(classPlace) ?? new Set<number>();
    taken.set(classPlace, own);
    return own;
  };
  const counts = new Map<string, Portion & { count: number }>();
  portions.forEach(({ classPlace, section }, column) => {
    const key = `${classPlace} ${section}`;
    const count = (counts.get(key)?.count ?? 0) + values[column]!;
    if (count > 0) counts.set(key, { classPlace, section, count });
  });
  const chosen: { classPlace: number; section: number; designPlace: number }[] = [];
  const take = (portion: Portion, designPlace: number) => {
    takenOf(portion.classPlace).add(designPlace);
    chosen.push({ classPlace: portion.classPlace, section: portion.section, designPlace });
  };
  // All that stays of the draft, before anything else is drawn: a design could otherwise be drawn for another section.
  const missing = [...counts.values()].map((portion) => {
    const drafted = shuffleAll([...draft.in(portion.classPlace, portion.section)], random);
    for (const place of drafted.slice(0, portion.count)) take(portion, place);
    return { portion, count: portion.count - Math.min(drafted.length, portion.count) };
  });
  for (const { portion, count } of missing) {
    const own = takenOf(portion.classPlace);
    const free = classes[portion.classPlace]!.designs.map((_, place) => place).filter(
      (place) => !own.has(place),
    );
    for (const place of shuffleAll(free, random).slice(0, count)) take(portion, place);
  }
  return chosen.map(({ classPlace, section, designPlace }) => {
    const variants = classes[classPlace]!.designs[designPlace]!;
    return { candidate: variants[Math.floor(random() * variants.length)]!, section };
  });
}
