import { heightOf, type Row } from './row.ts';

export interface Placed {
  readonly row: Row;
  readonly y: number;
}

/**
 * Puts groups of rows onto pages. A group that fits on a page isn't split; a longer one starts where it stands and
 * breaks between rows, but not behind one that must stay with the next.
 */
export function paginate(groups: readonly Row[][], pageHeight: number, gap: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = 0;
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  for (const rows of groups) {
    const between = y === 0 ? 0 : gap;
    const height = heightOf(rows);
    if (y > 0 && y + between + height > pageHeight && height <= pageHeight) turn();
    else y += between;
    for (const bundle of bundlesOf(rows)) {
      if (y > 0 && y + heightOf(bundle) > pageHeight) turn();
      for (const row of bundle) {
        pages.at(-1)!.push({ row, y });
        y += row.height;
      }
    }
  }
  return pages;
}

/** What stays together. */
export function bundlesOf(rows: readonly Row[]): Row[][] {
  const bundles: Row[][] = [];
  let open = false;
  for (const row of rows) {
    if (open) bundles.at(-1)!.push(row);
    else bundles.push([row]);
    open = row.withNext ?? false;
  }
  return bundles;
}
