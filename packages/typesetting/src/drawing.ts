import type { Drawing, Shape } from '@sevenfold/contract/questions/drawing.schema';
import { type LabelPiece, labelPieces } from '@sevenfold/contract/questions/label.rules';

/** An inline picture without colours of its own: its classes take them from the page, in light and in dark. */
export function renderDrawing({ width, height, description, shapes }: Drawing): string {
  const opening =
    `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(description)}">`;
  return `${opening}${shapes.map(rendered).join('')}</svg>`;
}

function rendered(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${escaped(shape.d)}"${painted(shape)}/>`;
    case 'circle':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}"${painted(shape)}/>`;
    case 'label': {
      const { x, y, text, anchor = 'start', size = 15, ink = 'ink' } = shape;
      const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
      const pieces = labelPieces(text);
      return `<text x="${x}" y="${y}" font-size="${size}"${aligned} class="${ink}">${lettering(pieces, size)}</text>`;
    }
  }
}

/** A path without an ink and without a fill is drawn in ink; a filled one only has an outline when it has an ink. */
function painted({ ink, fill, width = 1.5, dashed }: Exclude<Shape, { kind: 'label' }>): string {
  const stroke = ink ?? (fill ? undefined : 'ink');
  const classes = [
    stroke ? `stroke-${stroke}` : undefined,
    fill ? `fill-${fill}` : undefined,
    dashed ? 'dashed' : undefined,
  ];
  const thickness = stroke ? ` stroke-width="${width}"` : '';
  return ` class="${classes.filter(Boolean).join(' ')}"${thickness}`;
}

/** What stands above or below the line moves by dy; the next piece moves back. */
function lettering(pieces: readonly LabelPiece[], size: number): string {
  let level = 0;
  return pieces
    .map(({ text, italic, bold, shift }, index) => {
      const before = pieces[index - 1];
      // Capitals in italics lean over what follows, such as a prime.
      const leans =
        before?.italic && /[A-Zf]$/.test(before.text) && !italic && shift !== 'below' && /^\S/.test(text);
      const wanted = shift === 'below' ? 0.22 * size : shift === 'above' ? -0.38 * size : 0;
      const dy = Math.round((wanted - level) * 100) / 100;
      level = wanted;
      const classes = [italic ? 'italic' : undefined, bold ? 'bold' : undefined].filter(Boolean).join(' ');
      const attributes = [
        leans ? ` dx="${Math.round(size * 12) / 100}"` : '',
        dy === 0 ? '' : ` dy="${dy}"`,
        shift ? ` font-size="${Math.round(size * 72) / 100}"` : '',
        classes ? ` class="${classes}"` : '',
      ].join('');
      return attributes ? `<tspan${attributes}>${escaped(text)}</tspan>` : escaped(text);
    })
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
