import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Style } from './markdown.ts';

/** KaTeX brings the letters of Computer Modern, whose maths stand beside them as if from one hand. */
const folder = join(dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');

const files = {
  regular: 'KaTeX_Main-Regular',
  bold: 'KaTeX_Main-Bold',
  italic: 'KaTeX_Main-Italic',
  boldItalic: 'KaTeX_Main-BoldItalic',
  code: 'KaTeX_Typewriter-Regular',
  sans: 'KaTeX_SansSerif-Regular',
  sansBold: 'KaTeX_SansSerif-Bold',
} as const;

export type Face = keyof typeof files;

export const faces = Object.keys(files) as Face[];

export const fontFile = (face: Face): string => join(folder, `${files[face]}.ttf`);

export function faceOf({ bold, italic, code }: Style): Face {
  if (code) return 'code';
  if (bold) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}
