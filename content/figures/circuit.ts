import { type CircuitPart, type CircuitSymbol, circuitSymbols } from './circuit-symbols.ts';
import { textWidth } from './measure.ts';
import { type Drawing, dot, line } from './pen.ts';
import { Sheet } from './sheet.ts';

/** A part, a part with a text, or branches beside each other. */
export type CircuitElement =
  | CircuitPart
  | { readonly part: CircuitPart; readonly label?: string }
  | { readonly parallel: readonly (readonly CircuitElement[])[] };

export interface CircuitOptions {
  /** Along the upper wire, from left to right: usually the source. */
  readonly top: readonly CircuitElement[];
  /** Along the lower wire, from left to right: the rest. */
  readonly bottom: readonly CircuitElement[];
  /** The least width, in pixels. */
  readonly width?: number;
  readonly description: string;
}

/** A loop of two wires, each with parts in series; parts may branch. */
export function circuit({ top, bottom, width = 240, description }: CircuitOptions): Drawing {
  const sheet = new Sheet();
  const across = Math.max(width, rowWidth(top) + 30, rowWidth(bottom) + 30);
  const apart = Math.max(96, rowDepth(top) + rowRise(bottom) + 34);
  drawRow(sheet, top, 0, across, 0);
  drawRow(sheet, bottom, 0, across, apart);
  sheet.add(line([0, 0], [0, apart]), line([across, 0], [across, apart]));
  return sheet.finish(description);
}

const gap = 22;

interface Parsed {
  readonly symbol: CircuitSymbol;
  readonly label: string | undefined;
}

function parsed(element: Exclude<CircuitElement, { parallel: unknown }>): Parsed {
  const { part, label } = typeof element === 'string' ? { part: element, label: undefined } : element;
  const symbol = (circuitSymbols as Record<string, CircuitSymbol>)[part];
  if (!symbol)
    throw new Error(`no part is called ${part}; there are ${Object.keys(circuitSymbols).join(', ')}`);
  return { symbol, label };
}

const isFork = (element: CircuitElement): element is Extract<CircuitElement, { parallel: unknown }> =>
  typeof element === 'object' && 'parallel' in element;

const widthOf = (element: CircuitElement): number => {
  if (isFork(element)) return Math.max(...element.parallel.map(rowWidth)) + 24;
  const { symbol, label } = parsed(element);
  return Math.max(symbol.width, label ? textWidth(label, 15) - 8 : 0);
};

const rowWidth = (row: readonly CircuitElement[]): number =>
  row.reduce((sum, element) => sum + widthOf(element) + gap, gap);

/** How far a row reaches above and below its wire. Branches hang from the first, which lies on the wire. */
const rowRise = (row: readonly CircuitElement[]): number =>
  Math.max(0, ...row.map((element) => (isFork(element) ? rowRise(element.parallel[0]!) : riseOf(element))));

const riseOf = (element: Exclude<CircuitElement, { parallel: unknown }>): number => {
  const { symbol, label } = parsed(element);
  return symbol.rise + (label ? 19 : 0);
};

const rowDepth = (row: readonly CircuitElement[]): number =>
  Math.max(
    16,
    ...row.map((element) =>
      isFork(element)
        ? (branchLevels(element.parallel).at(-1) ?? 0) + rowDepth(element.parallel.at(-1)!)
        : 16,
    ),
  );

function branchLevels(branches: readonly (readonly CircuitElement[])[]): number[] {
  const levels = [0];
  for (let index = 1; index < branches.length; index += 1) {
    levels.push(
      levels[index - 1]! + Math.max(40, rowDepth(branches[index - 1]!) + rowRise(branches[index]!) + 10),
    );
  }
  return levels;
}

function drawRow(sheet: Sheet, row: readonly CircuitElement[], from: number, to: number, y: number): void {
  const spare = (to - from - row.reduce((sum, element) => sum + widthOf(element), 0)) / (row.length + 1);
  let [wire, x] = [from, from];
  for (const element of row) {
    x += spare;
    const width = widthOf(element);
    if (isFork(element)) {
      sheet.add(line([wire, y], [x, y]));
      drawFork(sheet, element.parallel, x, x + width, y);
      wire = x + width;
    } else {
      const { symbol, label } = parsed(element);
      const middle = x + width / 2;
      if (symbol.width > 0) {
        sheet.add(line([wire, y], [middle - symbol.width / 2, y]), symbol.draw([middle, y]));
        wire = middle + symbol.width / 2;
      }
      sheet.write(label, [middle, y - symbol.rise], { place: 'n', gap: 6 });
    }
    x += width;
  }
  sheet.add(line([wire, y], [to, y]));
}

function drawFork(
  sheet: Sheet,
  branches: readonly (readonly CircuitElement[])[],
  from: number,
  to: number,
  y: number,
): void {
  const levels = branchLevels(branches);
  const last = y + levels.at(-1)!;
  sheet.add(line([from, y], [from, last]), line([to, y], [to, last]));
  for (const [index, branch] of branches.entries()) drawRow(sheet, branch, from, to, y + levels[index]!);
  if (branches.length > 1) sheet.add(dot([from, y], { r: 2.6 }), dot([to, y], { r: 2.6 }));
}
