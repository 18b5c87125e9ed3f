import { createRequire } from 'node:module';

/** What we use of the font reader, which has no types of its own. */
interface Font {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  };
}

const require = createRequire(import.meta.url);
const files = {
  heading: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const;

export type CardFace = keyof typeof files;

const fonts = new Map<CardFace, Font>();

function fontOf(face: CardFace): Font {
  let font = fonts.get(face);
  if (!font) {
    const { openSync } = require('fontkit') as { openSync(path: string): Font };
    font = openSync(require.resolve(files[face]));
    fonts.set(face, font);
  }
  return font;
}

/** In the units of the picture. */
export function widthOf(text: string, face: CardFace, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** A line of text as outlines, so that no machine needs a font. A sign that the face lacks leaves a gap. */
export function lineOf(
  text: string,
  { x, y, face, size, fill }: { x: number; y: number; face: CardFace; size: number; fill: string },
): string {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  let along = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = glyph.id === 0 ? '' : glyph.path.toSVG();
    const placed = outline && `<path transform="translate(${along + xOffset} 0)" d="${outline}"/>`;
    along += xAdvance;
    return placed;
  });
  const scale = size / font.unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join('')}</g>`;
}

/** Breaks a text into lines of at most this width; what is too much ends in an ellipsis. */
export function wrapped(
  text: string,
  { face, size, width, lines: most }: { face: CardFace; size: number; width: number; lines: number },
): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= most
    ? lines.map((line) => shortened(line, fits))
    : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].map((line) => shortened(line, fits));
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  let cut = line;
  while (cut !== '' && !fits(`${cut}…`)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
