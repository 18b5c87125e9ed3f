import { bundlesOf, type Placed } from '../../../platform/drawing/pdf/pages.ts';
import { heightOf, type Row } from '../../../platform/drawing/pdf/row.ts';

/** What is kept on one page as far as it fits: a question, made of parts. */
export interface Group {
  readonly parts: readonly (readonly Row[])[];
  /** Begins a page. */
  readonly isFirst?: boolean;
  /** Stands above what comes on a further page. */
  readonly continued?: Row;
}

/**
 * Puts questions onto pages. One that fits on a page isn't broken. A longer one breaks between its parts; a part that is
 * longer than a page itself breaks between rows, but not behind one that must stay with the next.
 */
export function examPages(groups: readonly Group[], pageHeight: number, between: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = 0;
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  const place = (rows: readonly Row[]) => {
    for (const row of rows) {
      pages.at(-1)!.push({ row, y });
      y += row.height;
    }
  };

  for (const { parts, isFirst = false, continued } of groups) {
    const height = parts.reduce((sum, part) => sum + heightOf(part), 0);
    const goOn = () => {
      turn();
      if (continued) place([continued]);
    };
    if (y > 0) {
      const begins = height <= pageHeight ? height : heightOf(parts[0] ?? []);
      const fits = y + between + begins <= pageHeight;
      if (isFirst || !fits) turn();
      else y += between;
    }
    for (const [index, part] of parts.entries()) {
      if (index > 0 && y + heightOf(part) > pageHeight) goOn();
      if (y + heightOf(part) <= pageHeight) {
        place(part);
        continue;
      }
      for (const bundle of bundlesOf(part)) {
        if (y > 0 && y + heightOf(bundle) > pageHeight) goOn();
        place(bundle);
      }
    }
  }
  return pages;
}
