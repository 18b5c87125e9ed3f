import type { Kit } from './kit.ts';
import { breakLines, drawLine, type Line, type Measure } from './lines.ts';
import type { Inline } from './markdown.ts';
import type { Tag } from './structure.ts';

/** One strip across the page. Pages break between rows, never inside one. */
export interface Row {
  readonly height: number;
  /** How far below its top the letters stand, where it is a line of text. */
  readonly baseline?: number;
  /** Stays on the page of the row that follows. */
  readonly withNext?: boolean;
  /** Room to write in. */
  readonly isSpace?: boolean;
  draw(kit: Kit, at: { x: number; y: number }): void;
}

export const gap = (height: number): Row => ({ height, draw: () => undefined });

export const indented = (rows: Row[], by: number): Row[] =>
  rows.map((row) => ({ ...row, draw: (kit, { x, y }) => row.draw(kit, { x: x + by, y }) }));

/** Rows of one element, such as a paragraph. */
export const tagged = (tag: Tag, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, draw: (kit, at) => kit.structure.within(tag, () => row.draw(kit, at)) }));

/** From line to line. */
export const leadingOf = ({ size, leading = 1.48 }: Pick<Measure, 'size' | 'leading'>): number =>
  size * leading;

/** A line with the leading of running text; taller formulas make room for themselves. */
export function lineRow(line: Line, measure: Measure): Row {
  const leading = leadingOf(measure);
  const [above, below] = [leading * 0.7, leading * 0.3];
  const ascent = Math.max(above, line.ascent + 2);
  return {
    height: ascent + Math.max(below, line.descent + 2),
    baseline: ascent,
    draw: (kit, { x, y }) => drawLine(kit, line, { x, baseline: y + ascent }, measure),
  };
}

export async function textRows(kit: Kit, inlines: readonly Inline[], measure: Measure): Promise<Row[]> {
  return (await breakLines(kit, inlines, measure)).map((line) => lineRow(line, measure));
}

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.height, 0);

export function drawRows(kit: Kit, rows: readonly Row[], { x, y }: { x: number; y: number }): void {
  let top = y;
  for (const row of rows) {
    row.draw(kit, { x, y: top });
    top += row.height;
  }
}
