import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Document = PDFKit.PDFDocument;

const folder = join(dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');

/** Greek letters and signs of mathematics, which the fonts that every reader has don't know. */
const signFaces = [
  'KaTeX_Main-Regular',
  'KaTeX_Math-Italic',
  'KaTeX_AMS-Regular',
  'KaTeX_Size1-Regular',
] as const;
type Face = 'Helvetica' | 'Helvetica-Bold' | (typeof signFaces)[number];

const known = /^[\x20-\x7e\xa0-\xff–—‘’‚“”„†‡•…‰‹›€™ŒœŠšŽžŸ]$/u;
const spelled: Record<string, string> = { '−': '–', '⁄': '/', '\t': ' ' };

interface Run {
  readonly face: Face;
  readonly text: string;
}

interface Opened {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

export function registerSigns(document: Document): void {
  for (const face of signFaces) document.registerFont(face, join(folder, `${face}.ttf`));
}

function faceOf(document: Document, character: string, plain: Face): Face | undefined {
  if (known.test(character)) return plain;
  return signFaces.find((face) =>
    (document.font(face) as unknown as Opened)._font.font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );
}

/** What no font of ours can write is a question mark, so that it isn't missed. */
function runsOf(document: Document, text: string, plain: Face): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const given of text.normalize('NFC')) {
    const character = spelled[given] ?? given;
    const face = faceOf(document, character, plain);
    const last = runs.at(-1);
    const piece = { face: face ?? plain, text: face ? character : '?' };
    if (last?.face === piece.face) last.text += piece.text;
    else runs.push(piece);
  }
  return runs;
}

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour: string;
}

const plainFace = ({ bold }: TextStyle): Face => (bold ? 'Helvetica-Bold' : 'Helvetica');

export function widthOf(document: Document, text: string, style: TextStyle): number {
  return runsOf(document, text, plainFace(style)).reduce(
    (width, run) => width + document.font(run.face).fontSize(style.size).widthOfString(run.text),
    0,
  );
}

/** Lines that fit; a word that is longer than a line is broken. */
export function wrapped(document: Document, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(document, longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && widthOf(document, line + character, style) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    lines.push(line);
  }
  return lines;
}

export function drawText(
  document: Document,
  text: string,
  at: { readonly x: number; readonly baseline: number },
  style: TextStyle,
): void {
  let { x } = at;
  for (const run of runsOf(document, text, plainFace(style))) {
    document.font(run.face).fontSize(style.size).fillColor(style.colour);
    const width = document.widthOfString(run.text);
    document.text(run.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += width;
  }
}
