import PDFDocument from 'pdfkit';
import { computerModern, type Face, faces, type Lettering } from './fonts.ts';
import type { Formula } from './formula.ts';
import { spokenFormula } from './spoken-formula.ts';
import { noStructure, openStructure, type Structure } from './structure.ts';

export const page = { width: 595.28, height: 841.89, left: 74, right: 60, top: 88, bottom: 66 } as const;
export const textWidth = page.width - page.left - page.right;

export const colours = {
  ink: '#1f1b2e',
  quiet: '#665f75',
  violet: '#5b34c4',
  rule: '#d8d2e4',
  ground: '#f8f6fc',
  Easy: '#1f7a4d',
  Medium: '#b26a00',
  Hard: '#b3261e',
} as const;

export interface Kit {
  readonly document: PDFKit.PDFDocument;
  readonly structure: Structure;
  readonly lettering: Lettering;
  /** The colour of the pages. */
  readonly paper: string;
  width(text: string, face: Face, size: number): number;
  hasGlyph(character: string, face: Face): boolean;
  text(text: string, at: { x: number; baseline: number; face: Face; size: number; colour?: string }): void;
  formula(formula: Formula, at: { x: number; baseline: number; size: number; colour?: string }): void;
}

interface Opened {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Missing in the types of pdfkit. */
const asPdfUa = { tagged: true, subset: 'PDF/UA', pdfVersion: '1.7' } as unknown as PDFKit.PDFDocumentOptions;

interface KitOptions {
  readonly title: string;
  readonly author: string;
  readonly date: Date;
  readonly lettering?: Lettering;
  readonly paper?: string;
  /** For those who listen to it: as PDF/UA, with headings, and with words for formulas and figures. */
  readonly tagged?: boolean;
}

/** A document and the few ways in which a sheet measures and draws on it. */
export function openKit(options: KitOptions): Kit {
  const { title, author, date, lettering = computerModern, paper = '#ffffff', tagged = false } = options;
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: date },
    ...(tagged && asPdfUa),
  });
  for (const face of faces) document.registerFont(face, lettering.file(face));
  const structure = tagged ? openStructure(document) : noStructure;
  const widths = new Map<string, number>();
  const glyphs = new Map<string, boolean>();

  return {
    document,
    structure,
    lettering,
    paper,
    width(text, face, size) {
      const key = `${face} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = document.font(face).fontSize(100).widthOfString(text) / 100 + lettering.spacing * text.length;
        widths.set(key, width);
      }
      return width * size;
    },
    hasGlyph(character, face) {
      const key = `${face} ${character}`;
      let known = glyphs.get(key);
      if (known === undefined) {
        // The only way to ask pdfkit; without it a missing letter would be an empty box.
        const { font } = (document.font(face) as unknown as Opened)._font;
        known = font.hasGlyphForCodePoint(character.codePointAt(0)!);
        glyphs.set(key, known);
      }
      return known;
    },
    text(text, { x, baseline, face, size, colour = colours.ink }) {
      const characterSpacing = lettering.spacing * size;
      structure.content(() =>
        document
          .font(face)
          .fontSize(size)
          .fillColor(colour)
          .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing }),
      );
    },
    formula({ tex, operators }, { x, baseline, size, colour = colours.ink }) {
      const scale = size / 1000;
      const draw = () => {
        document.save().fillColor(colour).strokeColor(colour).transform(scale, 0, 0, scale, x, baseline);
        document.addContent(operators);
        document.restore();
      };
      if (tagged) return structure.whole({ type: 'Formula', alt: spokenFormula(tex) }, draw);
      // Whoever copies a formula, or has it read aloud, gets its LaTeX.
      document.markContent('Span', { actual: tex });
      draw();
      document.endMarkedContent();
    },
  };
}

/** All of a document, once it is ended. */
export function contentOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.once('end', () => resolve(Buffer.concat(parts)));
    document.once('error', reject);
  });
}
