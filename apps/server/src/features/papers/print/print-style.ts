import type { PrintStyle } from '@sevenfold/contract/papers/print.constants';
import { computerModern, type Lettering, lexend } from '../../../platform/drawing/pdf/fonts.ts';
import { page } from '../../../platform/drawing/pdf/kit.ts';

/** How a paper looks; lengths are in points. */
export interface Look {
  readonly lettering: Lettering;
  readonly size: number;
  readonly leading: number;
  readonly paper: string;
  /** Text begins at the left, and the question's number stands before it. */
  readonly left: number;
  readonly width: number;
  readonly numberWidth: number;
  readonly top: number;
  readonly height: number;
  /** From one line to write on to the next. */
  readonly pitch: number;
  readonly betweenQuestions: number;
  /** How much larger than on a sheet figures are drawn. */
  readonly zoom: number;
}

interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  readonly numberWidth: number;
}

function placed({ side, top, bottom, numberWidth }: Margins) {
  const left = side + numberWidth;
  return { left, width: page.width - side - left, numberWidth, top, height: page.height - top - bottom };
}

export const looks: Record<PrintStyle, Look> = {
  standard: {
    ...placed({ side: 54, top: 66, bottom: 70, numberWidth: 28 }),
    lettering: computerModern,
    size: 11,
    leading: 1.42,
    paper: '#ffffff',
    pitch: 24,
    betweenQuestions: 30,
    zoom: 1,
  },
  large: {
    ...placed({ side: 42, top: 66, bottom: 72, numberWidth: 40 }),
    lettering: computerModern,
    size: 18,
    leading: 1.4,
    paper: '#ffffff',
    pitch: 34,
    betweenQuestions: 40,
    // Letters in figures are then as large as the text.
    zoom: 1.6,
  },
  dyslexia: {
    ...placed({ side: 50, top: 66, bottom: 72, numberWidth: 34 }),
    lettering: lexend,
    size: 12.5,
    leading: 1.65,
    paper: '#fcf6e5',
    pitch: 29,
    betweenQuestions: 38,
    zoom: 1.2,
  },
};
