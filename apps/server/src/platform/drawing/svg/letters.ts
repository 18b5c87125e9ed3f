import type { Letters } from '../../pictures/watermark.ts';
import type { Face } from '../pdf/fonts.ts';
import { type Kit, openKit } from '../pdf/kit.ts';

/** What pdfkit's font reader knows of a face, besides what its types say. */
interface FontReader {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
}

/** Elements that draw a line of text, in the font's own units with y upwards. */
export function outlineOf(kit: Kit, text: string, face: Face) {
  const { _font } = kit.document.font(face) as unknown as { _font: { font: FontReader } };
  const { unitsPerEm } = _font.font;
  const { glyphs, positions } = _font.font.layout(text);
  let x = 0;
  const outline = glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const d = glyph.path.toSVG();
      const placed = d && `<path transform="translate(${x + xOffset} ${yOffset})" d="${d}"/>`;
      x += xAdvance;
      return placed;
    })
    .join('');
  return { outline, unitsPerEm, width: x / unitsPerEm };
}

/** A line of text as elements, in thousandths of an em with y downwards. */
export function lettersOf(text: string): Letters {
  const kit = openKit({ title: '', author: '', date: new Date(0) });
  const { outline, unitsPerEm, width } = outlineOf(kit, text, 'sansBold');
  const scale = 1000 / unitsPerEm;
  return { outline: `<g transform="scale(${scale} ${-scale})">${outline}</g>`, width };
}
