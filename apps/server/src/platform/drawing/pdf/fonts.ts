import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Style } from './markdown.ts';

const { resolve } = createRequire(import.meta.url);

/** KaTeX brings the letters of Computer Modern, whose maths stand beside them as if from one hand. */
const katex = (name: string): string => join(dirname(resolve('katex')), 'fonts', `KaTeX_${name}.ttf`);
const lexendFile = (weight: string): string =>
  resolve(`@fontsource/lexend/files/lexend-latin-${weight}-normal.woff`);

export const faces = ['regular', 'bold', 'italic', 'boldItalic', 'code', 'sans', 'sansBold'] as const;

export type Face = (typeof faces)[number];

/** The letters of a document. */
export interface Lettering {
  file(face: Face): string;
  /** Between letters, in em. */
  readonly spacing: number;
  /** How much larger formulas are set, so that their letters are as tall as those beside them. */
  readonly formulas: number;
}

const computerModernFiles: Record<Face, string> = {
  regular: 'Main-Regular',
  bold: 'Main-Bold',
  italic: 'Main-Italic',
  boldItalic: 'Main-BoldItalic',
  code: 'Typewriter-Regular',
  sans: 'SansSerif-Regular',
  sansBold: 'SansSerif-Bold',
};

export const computerModern: Lettering = {
  file: (face) => katex(computerModernFiles[face]),
  spacing: 0,
  formulas: 1,
};

/**
 * Letters that can't be taken for one another, set wide. What is slanted is harder to read: it is bold instead.
 */
export const lexend: Lettering = {
  file: (face) =>
    face === 'code'
      ? katex(computerModernFiles.code)
      : lexendFile(face === 'regular' || face === 'sans' ? '400' : '700'),
  spacing: 0.035,
  formulas: 1.12,
};

export function faceOf({ bold, italic, code }: Style): Face {
  if (code) return 'code';
  if (bold) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}
