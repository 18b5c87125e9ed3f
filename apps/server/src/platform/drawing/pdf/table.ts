import { colours, type Kit } from './kit.ts';
import { breakLines, type Line, type Measure } from './lines.ts';
import type { Inline } from './markdown.ts';
import { heightOf, leadingOf, lineRow, type Row } from './row.ts';
import type { Tag } from './structure.ts';

const padding = 6;

interface Cell {
  readonly lines: Line[];
  readonly width: number;
}

/** A table with hairlines, as wide as what is in it. */
export async function tableRows(
  kit: Kit,
  written: readonly { cells: Inline[][]; head: boolean }[],
  measure: Measure,
): Promise<Row[]> {
  // Markdown has no table without a head: who wants none leaves it empty.
  const rows = written.filter(({ cells: own, head }) => !head || own.some((inlines) => inlines.length > 0));
  const columns = Math.max(1, ...rows.map((row) => row.cells.length));
  const set = rows.map(({ cells: own, head }) =>
    own.map((inlines) => (head ? inlines.map(emboldened) : inlines)),
  );
  const natural = Array<number>(columns).fill(12);
  for (const own of set) {
    for (const [column, inlines] of own.entries()) {
      const lines = await breakLines(kit, inlines, { ...measure, width: measure.width - 2 * padding });
      natural[column] = Math.max(natural[column]!, ...lines.map((line) => line.width));
    }
  }
  const most = columnWidths(natural, measure.width - 2 * padding * columns);
  const cells: Cell[][] = [];
  for (const own of set) {
    const broken: Cell[] = [];
    for (const [column, inlines] of own.entries()) {
      const lines = await breakLines(kit, inlines, { ...measure, width: most[column]! });
      broken.push({ lines, width: Math.max(0, ...lines.map((line) => line.width)) });
    }
    cells.push(broken);
  }
  const widths = Array.from(
    { length: columns },
    (_, column) => Math.max(12, ...cells.map((row) => row[column]?.width ?? 0)) + 2 * padding,
  );
  const table: Tag = { type: 'Table' };
  const heads = rows.map(({ head }) => head);
  return cells.map((row, index) =>
    tableRow(row, widths, { table, isFirst: index === 0, isHead: heads[index]! }, measure),
  );
}

/** Each column as wide as it is, or where that is too much together, the wide ones alike. */
export function columnWidths(natural: readonly number[], room: number): number[] {
  let share = room / natural.length;
  for (;;) {
    const narrow = natural.filter((width) => width <= share);
    const taken = narrow.reduce((sum, width) => sum + width, 0);
    if (narrow.length === natural.length) return [...natural];
    const next = (room - taken) / (natural.length - narrow.length);
    if (next <= share) return natural.map((width) => Math.min(width, share));
    share = next;
  }
}

const emboldened = (inline: Inline): Inline =>
  inline.kind === 'text' ? { ...inline, style: { ...inline.style, bold: true } } : inline;

interface Place {
  readonly table: Tag;
  readonly isFirst: boolean;
  readonly isHead: boolean;
}

function tableRow(cells: Cell[], widths: number[], { table, isFirst, isHead }: Place, measure: Measure): Row {
  const stacks = cells.map((cell) => cell.lines.map((line) => lineRow(line, measure)));
  const height = Math.max(leadingOf(measure), ...stacks.map(heightOf)) + 4;
  return {
    height,
    draw(kit, { x, y }) {
      const lefts = widths.map((_, column) => widths.slice(0, column).reduce((sum, one) => sum + one, x));
      kit.structure.decoration(() => {
        const { document } = kit;
        document.save().lineWidth(0.5).strokeColor(colours.quiet);
        for (const [column, width] of widths.entries())
          document.rect(lefts[column]!, y, width, height).stroke();
        const right = lefts.at(-1)! + widths.at(-1)!;
        if (isFirst) document.lineWidth(1).moveTo(x, y).lineTo(right, y).stroke();
        document.restore();
      });
      const drawCell = (column: number) => {
        let top = y + 2;
        for (const [index, row] of (stacks[column] ?? []).entries()) {
          const slack = widths[column]! - 2 * padding - cells[column]!.lines[index]!.width;
          row.draw(kit, { x: lefts[column]! + padding + slack / 2, y: top });
          top += row.height;
        }
      };
      kit.structure.within(table, () =>
        kit.structure.within({ type: 'TR' }, () => {
          for (const column of widths.keys()) {
            const cell: Tag = isHead ? { type: 'TH', scope: 'Column' } : { type: 'TD' };
            kit.structure.within(cell, () => drawCell(column));
          }
        }),
      );
    },
  };
}
