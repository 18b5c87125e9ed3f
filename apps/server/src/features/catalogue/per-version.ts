import type { Catalogue } from './catalogue-tree.ts';

/** Something that is kept of the bank for as long as its version lasts: with the next catalogue it starts anew. */
export function perVersion<Kept>(create: () => Kept): (catalogue: Catalogue) => Kept {
  const keptOf = new WeakMap<Catalogue, Kept>();
  return (catalogue) => {
    let kept = keptOf.get(catalogue);
    if (!kept) {
      kept = create();
      keptOf.set(catalogue, kept);
    }
    return kept;
  };
}
