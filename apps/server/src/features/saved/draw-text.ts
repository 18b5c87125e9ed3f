import type { DrawText } from '../questions/draw-text-image.ts';
import type { Letters, OutlineLetters } from '../questions/pictures/watermark.ts';

/** Loaded with the first picture, since the typesetter would slow down every start. */
const loadWriter = () => import('./svg/write-svg.ts');

/** A text with its formulas and figures as a picture of outlines, which any machine draws alike. */
export const drawText: DrawText = async (text, drawings) => (await loadWriter()).writeSvg(text, drawings);

const kept = new Map<string, Letters>();

export const outlineLetters: OutlineLetters = async (text) => {
  let letters = kept.get(text);
  if (!letters) {
    letters = (await loadWriter()).lettersOf(text);
    kept.set(text, letters);
  }
  return letters;
};
