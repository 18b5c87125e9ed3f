import { textWidth } from './measure.ts';
import { between, type Drawing, heading, line, type Point } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

export interface Branch {
  /** What happens, such as R. */
  readonly label: string;
  /** Its probability, as a text: 3/5, 0.4 or *p*. */
  readonly p?: string;
  readonly next?: readonly Branch[];
  /** Stands behind the last branch, such as P(RR) = 9/25. */
  readonly outcome?: string;
}

export interface TreeDiagramOptions {
  readonly branches: readonly Branch[];
  /** Above the columns. */
  readonly headings?: readonly string[];
  /** How long branches are, in pixels. */
  readonly reach?: number;
  readonly description: string;
}

export function treeDiagram({
  branches,
  headings = [],
  reach = 92,
  description,
}: TreeDiagramOptions): Drawing {
  const sheet = new Sheet();
  const rowHeight = 44;
  const widths = columnWidths(branches);
  const startOf = (column: number): number =>
    widths.slice(0, column).reduce((sum, width) => sum + reach + width + 14, 0);
  let nextRow = 0;
  const names: { text: string; at: Point; away: number }[] = [];

  /** Draws what follows a point and says at which heights it begins. */
  const grow = (ones: readonly Branch[], column: number): number => {
    const rows = ones.map((one) => {
      if (one.next) return grow(one.next, column + 1);
      nextRow += 1;
      return (nextRow - 1) * rowHeight;
    });
    const from: Point = [startOf(column), (rows[0]! + rows.at(-1)!) / 2];
    for (const [index, { label, p, next, outcome }] of ones.entries()) {
      const to: Point = [from[0] + reach, rows[index]!];
      sheet.add(line(from, to));
      if (p)
        names.push({
          text: p,
          at: between(from, to),
          away: heading(from, to) + (rows[index]! <= from[1] ? 90 : -90),
        });
      sheet.write(label, to, { place: 'e', gap: 5 });
      if (outcome && !next)
        sheet.write(outcome, [startOf(column + 1) + 6, to[1]], { place: 'e', gap: 4, ink: 'soft' });
    }
    return from[1];
  };
  grow(branches, 0);
  for (const { text, at, away } of names) {
    sheet.write(text, at, {
      place: away,
      beside: 'line',
      gap: 4,
      size: smallSize,
    });
  }
  for (const [column, text] of headings.entries()) {
    sheet.write(text, [startOf(column) + reach + widths[column]! / 2, -24], {
      place: 'n',
      gap: 0,
      size: smallSize,
      ink: 'soft',
    });
  }
  return sheet.finish(description);
}

function columnWidths(branches: readonly Branch[]): number[] {
  const widest = Math.max(...branches.map(({ label }) => textWidth(label, 15)));
  const deeper = branches.flatMap(({ next }) => (next ? [columnWidths(next)] : []));
  const depth = Math.max(0, ...deeper.map(({ length }) => length));
  return [
    widest,
    ...Array.from({ length: depth }, (_, index) => Math.max(...deeper.map((one) => one[index] ?? 0))),
  ];
}
