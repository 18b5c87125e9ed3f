import type { Drawing, Shape } from '@sevenfold/contract/questions/drawing.schema';
import { labelPieces } from '@sevenfold/contract/questions/label.rules';
import { drawFigure } from './figure.ts';
import { colours, type Kit } from './kit.ts';
import { breakLines, drawLine, type Line, type Measure } from './lines.ts';
import type { Inline } from './markdown.ts';
import type { Row } from './row.ts';

/** Screens have 96 dots to an inch, paper 72 points. */
const pointsPerDot = 0.75;
const tallest = 320;

const inks = {
  ink: colours.ink,
  soft: colours.quiet,
  accent: colours.violet,
  second: '#0f6a86',
  warm: '#a2560a',
} as const;

const tints = { tint: inks.accent, 'tint-second': inks.second, 'tint-warm': inks.warm } as const;

type Outline = Exclude<Shape, { kind: 'label' }>;
type Label = Extract<Shape, { kind: 'label' }>;

/** A figure in the middle of the line, as vectors, never wider than it. */
export async function drawingRow(
  kit: Kit,
  drawing: Drawing,
  { width, zoom = 1 }: Measure & { readonly zoom?: number },
): Promise<Row> {
  const scale = Math.min(pointsPerDot * zoom, width / drawing.width, (tallest * zoom) / drawing.height);
  const draws: ((pen: Kit, at: { x: number; y: number }) => void)[] = [];
  for (const shape of drawing.shapes) {
    draws.push(shape.kind === 'label' ? await labelDraw(kit, shape, scale) : outlineDraw(shape, scale));
  }
  const margin = 8;
  return {
    height: drawing.height * scale + 2 * margin,
    draw(pen, { x, y }) {
      const at = { x: x + (width - drawing.width * scale) / 2, y: y + margin };
      drawFigure(pen, drawing.description, () => {
        for (const draw of draws) draw(pen, at);
      });
    },
  };
}

function outlineDraw(shape: Outline, scale: number) {
  const { ink, fill, width = 1.5, dashed = false } = shape;
  const stroke = ink ?? (fill ? undefined : 'ink');
  return ({ document, paper }: Kit, { x, y }: { x: number; y: number }): void => {
    document.save().translate(x, y).scale(scale).lineWidth(width).lineJoin('round');
    document.lineCap(dashed ? 'butt' : 'round');
    if (dashed) document.dash(5, { space: 4 });
    if (shape.kind === 'path') document.path(shape.d);
    else document.circle(shape.x, shape.y, shape.r);
    if (fill && fill in tints) document.fillOpacity(0.15);
    const colour = fill && (fill === 'paper' ? paper : { ...inks, ...tints }[fill]);
    if (colour && stroke) document.fillAndStroke(colour, inks[stroke]);
    else if (colour) document.fill(colour);
    else if (stroke) document.stroke(inks[stroke]);
    document.restore();
  };
}

/** Letters are measured and typeset before the page is drawn. */
async function labelDraw(
  kit: Kit,
  { x, y, text, anchor = 'start', size = 15, ink = 'ink' }: Label,
  scale: number,
) {
  const pieces: { line: Line; size: number; x: number; drop: number }[] = [];
  let width = 0;
  for (const { text: letters, italic, bold, shift } of labelPieces(text)) {
    const points = size * scale * (shift ? 0.72 : 1);
    // Letters in italics are variables: they are set as the formulas are.
    const inline: Inline = italic
      ? { kind: 'maths', tex: letters.replaceAll(/[\\{}$&#^_%~]/g, ''), display: false }
      : { kind: 'text', text: letters.trim().replaceAll('′', '’'), style: { bold } };
    const before = /^\s/.test(letters) ? kit.width(' ', 'regular', points) : 0;
    const after = /\S\s$/.test(letters) ? kit.width(' ', 'regular', points) : 0;
    const [line] = await breakLines(kit, [inline], { size: points, width: Number.POSITIVE_INFINITY });
    const drop = shift === 'below' ? 0.22 : shift === 'above' ? -0.38 : 0;
    if (line) pieces.push({ line, size: points, x: width + before, drop: drop * size * scale });
    width += before + (line?.width ?? 0) + after;
  }
  const back = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  return (pen: Kit, at: { x: number; y: number }): void => {
    for (const piece of pieces) {
      const place = { x: at.x + x * scale - back + piece.x, baseline: at.y + y * scale + piece.drop };
      drawLine(pen, piece.line, place, { size: piece.size, width: piece.line.width, colour: inks[ink] });
    }
  };
}
