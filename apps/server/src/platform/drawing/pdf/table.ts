import { colours, type Kit } from './kit.ts';
import { breakLines, type Line, type Measure } from './lines.ts';
import type { Inline } from './markdown.ts';
import { heightOf, lineRow, type Row } from './row.ts';

const padding = 6;

interface Cell {
  readonly lines: Line[];
  readonly width: number;
}

/** A table with hairlines, as wide as what is in it. */
export async function tableRows(
  kit: Kit,
  rows: readonly { cells: Inline[][]; head: boolean }[],
  measure: Measure,
): Promise<Row[]> {
  const columns = Math.max(1, ...rows.map((row) => row.cells.length));
  const most = measure.width / columns - 2 * padding;
  const cells: Cell[][] = [];
  for (const row of rows) {
    const own: Cell[] = [];
    for (const inlines of row.cells) {
      const set = row.head ? inlines.map(emboldened) : inlines;
      const lines = await breakLines(kit, set, { ...measure, width: most });
      own.push({ lines, width: Math.max(0, ...lines.map((line) => line.width)) });
    }
    cells.push(own);
  }
  const widths = Array.from(
    { length: columns },
    (_, column) => Math.max(12, ...cells.map((row) => row[column]?.width ?? 0)) + 2 * padding,
  );
  return cells.map((row, index) => tableRow(row, widths, index === 0, measure));
}

const emboldened = (inline: Inline): Inline =>
  inline.kind === 'text' ? { ...inline, style: { ...inline.style, bold: true } } : inline;

function tableRow(cells: Cell[], widths: number[], isFirst: boolean, measure: Measure): Row {
  const stacks = cells.map((cell) => cell.lines.map((line) => lineRow(line, measure)));
  const height = Math.max(measure.size * 1.48, ...stacks.map(heightOf)) + 4;
  return {
    height,
    draw(kit, { x, y }) {
      const { document } = kit;
      document.save().lineWidth(0.5).strokeColor(colours.quiet);
      let left = x;
      widths.forEach((width, column) => {
        document.rect(left, y, width, height).stroke();
        let top = y + 2;
        for (const [index, row] of (stacks[column] ?? []).entries()) {
          const slack = width - 2 * padding - cells[column]!.lines[index]!.width;
          row.draw(kit, { x: left + padding + slack / 2, y: top });
          top += row.height;
        }
        left += width;
      });
      if (isFirst) document.lineWidth(1).moveTo(x, y).lineTo(left, y).stroke();
      document.restore();
    },
  };
}
