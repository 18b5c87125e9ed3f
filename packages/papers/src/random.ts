/** The same seed gives the same numbers between 0 and 1, in no order that anybody sees (SplitMix, 32 bits). */
export function randomOf(seed: string | number): () => number {
  let state = 0;
  for (const character of String(seed)) state = (Math.imul(state, 31) + character.codePointAt(0)!) | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** In place, as Fisher and Yates do it. */
export function shuffleAll<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
