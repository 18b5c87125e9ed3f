import { type Face, faceOf } from './fonts.ts';
import { type Formula, typesetFormula } from './formula.ts';
import type { Kit } from './kit.ts';
import type { Inline, Style } from './markdown.ts';

type Box =
  | { readonly kind: 'text'; readonly text: string; readonly face: Face; readonly width: number }
  | { readonly kind: 'formula'; readonly formula: Formula; readonly size: number; readonly width: number };

/** What stays together: a line breaks between chunks only. */
interface Chunk {
  readonly boxes: Box[];
  width: number;
  /** The space before it, unless it starts a line. */
  gap: number;
  breakBefore?: boolean;
}

export interface Line {
  readonly boxes: { readonly box: Box; readonly x: number }[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface Measure {
  readonly size: number;
  readonly width: number;
  /** From line to line, in em. */
  readonly leading?: number;
  readonly colour?: string;
  /** Letters without a style of their own are set in this face. */
  readonly face?: Face;
}

/** Running text broken into lines, ragged at the right; formulas stand on the baseline. */
export async function breakLines(kit: Kit, inlines: readonly Inline[], measure: Measure): Promise<Line[]> {
  const chunks = await chunksOf(kit, inlines, measure);
  const lines: Line[] = [];
  let current: Chunk[] = [];
  let width = 0;
  for (const chunk of chunks) {
    const needed = current.length === 0 ? chunk.width : width + chunk.gap + chunk.width;
    if (current.length > 0 && (chunk.breakBefore || needed > measure.width)) {
      lines.push(lineOf(current, measure.size));
      current = [];
    }
    width = current.length === 0 ? chunk.width : needed;
    current.push(chunk);
  }
  if (current.length > 0) lines.push(lineOf(current, measure.size));
  return lines;
}

function lineOf(chunks: Chunk[], size: number): Line {
  const boxes: { box: Box; x: number }[] = [];
  let [x, ascent, descent] = [0, size * 0.75, size * 0.25];
  chunks.forEach((chunk, index) => {
    if (index > 0) x += chunk.gap;
    for (const box of chunk.boxes) {
      boxes.push({ box, x });
      x += box.width;
      if (box.kind === 'formula') {
        ascent = Math.max(ascent, box.formula.ascent * box.size);
        descent = Math.max(descent, box.formula.descent * box.size);
      }
    }
  });
  return { boxes, width: x, ascent, descent };
}

async function chunksOf(kit: Kit, inlines: readonly Inline[], measure: Measure): Promise<Chunk[]> {
  const { size } = measure;
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  let gap = 0;
  let breakBefore = false;
  const add = (box: Box) => {
    if (!open) {
      open = { boxes: [], width: 0, gap, ...(breakBefore && { breakBefore }) };
      chunks.push(open);
      [gap, breakBefore] = [0, false];
    }
    open.boxes.push(box);
    open.width += box.width;
  };

  for (const inline of inlines) {
    if (inline.kind === 'break') {
      [open, breakBefore] = [undefined, true];
    } else if (inline.kind === 'maths') {
      const formula = await typesetFormula(inline.tex, inline.display);
      if (formula) add(formulaBox(kit, formula, measure));
      else for (const box of await textBoxes(kit, inline.tex, { code: true }, measure)) add(box);
    } else if (inline.kind === 'text') {
      for (const part of inline.text.split(/(\s+)/)) {
        if (part === '') continue;
        if (/^\s+$/.test(part)) {
          [open, gap] = [undefined, kit.width(' ', faceFor(inline.style, measure), size)];
        } else {
          for (const box of await textBoxes(kit, part, inline.style, measure)) {
            // A word that is longer than a line comes in pieces, which needn't stay together.
            if (open && open.width + box.width > measure.width) [open, gap] = [undefined, 0];
            add(box);
          }
        }
      }
    }
  }
  return chunks;
}

/** A formula wider than the line is made smaller, since nothing may run over the edge. */
function formulaBox({ lettering }: Kit, formula: Formula, { size, width }: Measure): Box {
  const wanted = size * lettering.formulas;
  const fitting = Math.min(wanted, formula.width === 0 ? wanted : width / formula.width);
  return { kind: 'formula', formula, size: fitting, width: formula.width * fitting };
}

function faceFor(style: Style, measure: Measure): Face {
  const plain = !style.bold && !style.italic && !style.code;
  return plain && measure.face ? measure.face : faceOf(style);
}

async function textBoxes(kit: Kit, word: string, style: Style, measure: Measure): Promise<Box[]> {
  const face = faceFor(style, measure);
  const boxes: Box[] = [];
  // To measure a word letter by letter costs as many times as it has letters; hardly any is longer than a line.
  const isLong = kit.width(word, face, measure.size) > measure.width;
  let run = '';
  const close = () => {
    if (run !== '') boxes.push({ kind: 'text', text: run, face, width: kit.width(run, face, measure.size) });
    run = '';
  };
  for (const character of word) {
    if (kit.hasGlyph(character, face)) {
      const longer = run + character;
      if (isLong && run !== '' && kit.width(longer, face, measure.size) > measure.width) close();
      run += character;
      continue;
    }
    close();
    const drawn = await letterOutside(character, style);
    if (drawn) boxes.push(formulaBox(kit, drawn, measure));
    else run = '?';
  }
  close();
  return boxes;
}

/** Letters that the text face lacks (é, ł, α) are drawn from the larger face of the formulas. */
async function letterOutside(character: string, style: Style): Promise<Formula | undefined> {
  if (/[\\{}$&#^_%~]/.test(character)) return undefined;
  const command = style.bold ? '\\textbf' : style.italic ? '\\textit' : '\\text';
  const formula = await typesetFormula(`${command}{${character}}`, false);
  return formula && formula.operators !== '' ? { ...formula, tex: character } : undefined;
}

/** Whether every letter of a text can be drawn. */
export async function isDrawable(kit: Kit, text: string): Promise<boolean> {
  for (const character of text.replaceAll(/\s/g, '')) {
    if (!kit.hasGlyph(character, 'regular') && !(await letterOutside(character, {}))) return false;
  }
  return true;
}

export function drawLine(kit: Kit, line: Line, at: { x: number; baseline: number }, measure: Measure): void {
  const { size, colour } = measure;
  let run: { text: string; face: Face; x: number; end: number } | undefined;
  const flush = () => {
    if (run) kit.text(run.text, { ...at, x: at.x + run.x, face: run.face, size, colour });
    run = undefined;
  };
  for (const { box, x } of line.boxes) {
    if (box.kind === 'formula') {
      flush();
      kit.formula(box.formula, { ...at, x: at.x + x, size: box.size, colour });
    } else if (run && run.face === box.face) {
      // Words of one face are drawn as one text with its spaces, so that they can be searched and copied as such.
      run = { ...run, text: `${run.text}${x - run.end > 0.01 ? ' ' : ''}${box.text}`, end: x + box.width };
    } else {
      flush();
      run = { text: box.text, face: box.face, x, end: x + box.width };
    }
  }
  flush();
}
