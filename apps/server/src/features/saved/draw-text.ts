import type { Letters, OutlineLetters } from '../../platform/pictures/watermark.ts';
import type { DrawText } from '../questions/draw-text-image.ts';

/** A text with its formulas and figures as a picture of outlines, which any machine draws alike. */
export const drawText: DrawText = async (text, drawings) => {
  // Loaded with the first picture, since the typesetter would slow down every start.
  const { writeSvg } = await import('./svg/write-svg.ts');
  return writeSvg(text, drawings);
};

const kept = new Map<string, Letters>();

export const outlineLetters: OutlineLetters = async (text) => {
  let letters = kept.get(text);
  if (!letters) {
    letters = (await import('./svg/letters.ts')).lettersOf(text);
    kept.set(text, letters);
  }
  return letters;
};
