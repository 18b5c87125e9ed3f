import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import type { Letters } from '../pictures/watermark.ts';

/** A text with its formulas and figures as a picture of outlines, which any machine draws alike. */
export async function drawText(text: string, drawings: Drawings): Promise<string> {
  // Loaded with the first picture, since the typesetter would slow down every start.
  const { writeSvg } = await import('./svg/write-svg.ts');
  return writeSvg(text, drawings);
}

const kept = new Map<string, Letters>();

/** A line of text as outlines: no machine needs a font to draw it. */
export async function outlineLetters(text: string): Promise<Letters> {
  let letters = kept.get(text);
  if (!letters) {
    letters = (await import('./svg/letters.ts')).lettersOf(text);
    kept.set(text, letters);
  }
  return letters;
}
