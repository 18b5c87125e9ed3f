/**
 * `map` and `filter` for what every search runs through. The engine keeps lists in several ways, and what `map` itself
 * makes is kept in another one as soon as its caller has been compiled. Whoever was compiled to read such lists before then
 * has to be compiled again, and so on along the whole way of a search: for the first thousands of searches a third of the
 * processor time went there. Lists that grow here are always kept in the same way.
 */
export function mapped<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Made,
): Made[] {
  const made: Made[] = [];
  for (let place = 0; place < items.length; place += 1) made.push(make(items[place]!, place));
  return made;
}

/** Those items that a test holds for. */
export function those<Item>(items: readonly Item[], holds: (item: Item, place: number) => boolean): Item[] {
  const found: Item[] = [];
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place]!;
    if (holds(item, place)) found.push(item);
  }
  return found;
}
