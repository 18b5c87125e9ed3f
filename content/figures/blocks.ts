import { textWidth } from './measure.ts';
import { arrow, between, type Drawing, type Ink, line, type Point, rectangle } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

export interface BlocksOptions {
  /** Texts in boxes, at columns and rows: { grass: { at: [0, 0], text: 'Grass' } }. Rows run downwards. */
  readonly blocks: Readonly<
    Record<string, { readonly at: Point; readonly text: string; readonly plain?: boolean }>
  >;
  /** From the first to the second. */
  readonly arrows?: readonly {
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly dashed?: boolean;
    readonly both?: boolean;
    readonly ink?: Ink;
    /** Without a head. */
    readonly line?: boolean;
  }[];
  /** Pixels between columns and between rows. */
  readonly apart?: Point;
  readonly description: string;
}

/** Boxes and arrows: food webs, cycles, pathways, energy flows. */
export function blocks({
  blocks: given,
  arrows = [],
  apart = [130, 74],
  description,
}: BlocksOptions): Drawing {
  const sheet = new Sheet();
  const placed = new Map(
    Object.entries(given).map(([name, { at, text, plain = false }]) => {
      const lines = text.split('\n');
      const half: Point = [
        Math.max(...lines.map((one) => textWidth(one, 14))) / 2 + 11,
        (lines.length * 18 + 14) / 2,
      ];
      return [name, { at: [at[0] * apart[0], at[1] * apart[1]] as Point, half, lines, plain }];
    }),
  );
  const known = (name: string) => {
    const block = placed.get(name);
    if (!block) throw new Error(`there is no block ${name}; there are ${[...placed.keys()].join(', ')}`);
    return block;
  };
  for (const { at, half, lines, plain } of placed.values()) {
    if (!plain)
      sheet.add(
        rectangle([at[0] - half[0], at[1] - half[1]], 2 * half[0], 2 * half[1], { ink: 'ink', fill: 'tint' }),
      );
    for (const [index, one] of lines.entries()) {
      sheet.write(one, [at[0], at[1] + 18 * (index - (lines.length - 1) / 2)], { place: 'on', size: 14 });
    }
  }
  const names: { text: string; at: Point }[] = [];
  for (const { from, to, label, dashed = false, both = false, ink = 'ink', line: bare = false } of arrows) {
    const [a, b] = [known(from), known(to)];
    const [start, end] = [rim(a, b.at, 3), rim(b, a.at, 3)];
    sheet.add(bare ? line(start, end, { dashed, ink }) : arrow(start, end, { dashed, both, ink }));
    if (label) names.push({ text: label, at: between(start, end) });
  }
  for (const { text, at } of names)
    sheet.write(text, at, { place: ['n', 'e', 'w', 's'], gap: 6, size: smallSize });
  return sheet.finish(description);
}

/** Where a line from the middle of a box towards a point leaves it. */
function rim({ at, half }: { at: Point; half: Point }, towards: Point, gap: number): Point {
  const [dx, dy] = [towards[0] - at[0], towards[1] - at[1]];
  const share = Math.min((half[0] + gap) / Math.abs(dx || 1e-9), (half[1] + gap) / Math.abs(dy || 1e-9));
  return [at[0] + dx * share, at[1] + dy * share];
}
