import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { drawingRow } from './drawing.ts';
import { typesetFormula } from './formula.ts';
import { colours, type Kit } from './kit.ts';
import type { Measure } from './lines.ts';
import { type Block, bullet, type Inline } from './markdown.ts';
import { takeLabel, takeMarks } from './question-parts.ts';
import { gap, indented, leadingOf, type Row, tagged, textRows } from './row.ts';
import type { Tag } from './structure.ts';
import { tableRows } from './table.ts';

/** In em. */
const labelWidth = 2.1;
const marksRoom = 2.6;

export interface BlockContext extends Measure {
  /** Figures that the text may name. */
  readonly drawings?: Drawings;
  /** How much larger than usual figures are drawn. */
  readonly zoom?: number;
}

/** Markdown as rows of the given width. A figure stays with what is said before it. */
export async function blockRows(kit: Kit, blocks: readonly Block[], context: BlockContext): Promise<Row[]> {
  const rows: Row[] = [];
  let list: Tag = { type: 'L' };
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'item') list = { type: 'L' };
    const own = await rowsOf(kit, block, { ...context, list });
    if (index > 0 && own.length > 0) rows.push(gap(context.size * 0.45));
    if (block.kind === 'drawing') rows.push(...rows.splice(-2).map((row) => ({ ...row, withNext: true })));
    rows.push(...own);
  }
  return rows;
}

async function rowsOf(kit: Kit, block: Block, context: BlockContext & { list: Tag }): Promise<Row[]> {
  switch (block.kind) {
    case 'paragraph':
      return paragraphRows(kit, block.inlines, context);
    case 'maths':
      return displayRows(kit, block.tex, context);
    case 'code':
      return tagged({ type: 'P' }, await codeRows(kit, block.text, context));
    case 'item': {
      const inset = context.size * 1.6;
      const rows = await blockRows(kit, block.blocks, { ...context, width: context.width - inset });
      const item = labelled(tagged({ type: 'LBody' }, rows), [block.label], inset, context, 1, 'Lbl');
      return tagged(context.list, tagged({ type: 'LI' }, item));
    }
    case 'drawing': {
      const drawing = context.drawings?.[block.name];
      return drawing ? [await drawingRow(kit, drawing, context)] : [];
    }
    case 'table':
      return tableRows(kit, block.rows, context);
  }
}

function codeRows(kit: Kit, text: string, context: Measure): Promise<Row[]> {
  const lines = text.trimEnd().split('\n');
  return textRows(
    kit,
    lines.flatMap((line): Inline[] => [
      { kind: 'text', text: line, style: { code: true } },
      { kind: 'break' },
    ]),
    context,
  );
}

async function displayRows(kit: Kit, tex: string, context: Measure): Promise<Row[]> {
  const formula = await typesetFormula(tex, true);
  if (!formula) return tagged({ type: 'P' }, await codeRows(kit, tex, context));
  const wanted = context.size * kit.lettering.formulas;
  const size = Math.min(wanted, formula.width === 0 ? wanted : context.width / formula.width);
  const margin = context.size * 0.4;
  return [
    {
      height: (formula.ascent + formula.descent) * size + 2 * margin,
      draw: (pen, { x, y }) =>
        pen.formula(formula, {
          x: x + (context.width - formula.width * size) / 2,
          baseline: y + margin + formula.ascent * size,
          size,
        }),
    },
  ];
}

/** A paragraph; one that starts with (a) or (ii) hangs from its label, and [3] at its end goes to the right edge. */
async function paragraphRows(kit: Kit, inlines: readonly Inline[], context: Measure): Promise<Row[]> {
  const part = takeLabel(inlines);
  const { rest, marks } = takeMarks(part.rest);
  const inset = part.depth * labelWidth * context.size;
  const room = marks ? marksRoom * context.size : 0;
  const rows = await textRows(kit, rest, { ...context, width: context.width - inset - room });
  const hung = labelled(rows, part.labels, labelWidth * context.size, context, part.depth);
  const whole = marks ? [...hung.slice(0, -1), withMarks(kit, hung.at(-1), marks, context)] : hung;
  return tagged({ type: 'P' }, withoutLoneLines(whole));
}

/** No page begins or ends with a single line of a paragraph. */
const withoutLoneLines = (rows: Row[]): Row[] =>
  rows.map((row, index) =>
    index < rows.length - 1 && (index === 0 || index === rows.length - 2) ? { ...row, withNext: true } : row,
  );

/** The labels stand where the text would, each in a column of its own, and the text is moved to the right of them. */
function labelled(
  rows: Row[],
  labels: readonly string[],
  column: number,
  { size, leading }: Measure,
  depth = labels.length,
  type: Tag['type'] = 'P',
): Row[] {
  const [first = gap(leadingOf({ size, leading })), ...others] = indented(rows, depth * column);
  if (labels.length === 0) return rows.length === 0 ? [] : [first, ...others];
  const written: Row = {
    ...first,
    draw: (kit, at) => {
      const baseline = at.y + (first.baseline ?? size);
      const { structure, document } = kit;
      labels.forEach((label, index) => {
        const x = at.x + (depth - labels.length + index) * column;
        const dot = () => document.circle(x + 5, baseline - size * 0.28, size * 0.15).fill(colours.ink);
        const letters = () => kit.text(label, { x, baseline, face: 'regular', size });
        if (label === bullet) structure.decoration(dot);
        else if (type === 'Lbl') structure.within({ type }, letters);
        else letters();
      });
      first.draw(kit, at);
    },
  };
  return [written, ...others];
}

function withMarks(kit: Kit, row: Row = gap(16), marks: string, { size, width }: Measure): Row {
  const x = width - kit.width(marks, 'regular', size);
  return {
    ...row,
    draw: (pen, at) => {
      row.draw(pen, at);
      const baseline = at.y + (row.baseline ?? row.height - size * 0.45);
      pen.text(marks, { x: at.x + x, baseline, face: 'regular', size, colour: colours.quiet });
    },
  };
}
