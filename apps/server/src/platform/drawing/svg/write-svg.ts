import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { blockRows } from '../pdf/block-rows.ts';
import { colours, type Kit, openKit } from '../pdf/kit.ts';
import { readMarkdown } from '../pdf/markdown.ts';
import { drawRows, heightOf } from '../pdf/row.ts';
import { formulaElements } from './formula-elements.ts';
import { outlineOf } from './letters.ts';
import { SvgDocument } from './svg-document.ts';

/** In units of the picture, which has two dots for each: about seventy letters to a line. */
const sheet = { width: 640, margin: 20, size: 18, dots: 2 };

/** Measures as the sheets do, and draws outlines instead of letters. */
function openSvgKit(): { kit: Kit; elements: string[] } {
  const measuring = openKit({ title: '', author: '', date: new Date(0) });
  const document = new SvgDocument();
  let windows = 0;
  const nextName = () => {
    windows += 1;
    return `w${windows}`;
  };
  const kit: Kit = {
    document: document as unknown as PDFKit.PDFDocument,
    structure: measuring.structure,
    lettering: measuring.lettering,
    paper: measuring.paper,
    width: measuring.width,
    hasGlyph: measuring.hasGlyph,
    text(text, { x, baseline, face, size, colour = colours.ink }) {
      const { outline, unitsPerEm } = outlineOf(measuring, text, face);
      const scale = size / unitsPerEm;
      document.elements.push(
        `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})" fill="${colour}">${outline}</g>`,
      );
    },
    formula({ operators }, { x, baseline, size, colour = colours.ink }) {
      const scale = size / 1000;
      document.elements.push(
        `<g transform="matrix(${scale} 0 0 ${scale} ${x} ${baseline})" fill="${colour}" color="${colour}">${formulaElements(operators, nextName)}</g>`,
      );
    },
  };
  return { kit, elements: document.elements };
}

/** A text as a picture on white. */
export async function writeSvg(text: string, drawings: Drawings): Promise<string> {
  const { kit, elements } = openSvgKit();
  const { margin, size, dots } = sheet;
  const rows = await blockRows(kit, readMarkdown(text), { size, width: sheet.width, drawings });
  drawRows(kit, rows, { x: margin, y: margin });
  const [width, height] = [sheet.width + 2 * margin, Math.ceil(heightOf(rows)) + 2 * margin];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * dots}" height="${height * dots}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>${elements.join('')}</svg>`
  );
}
