import type { PrintStyle } from '@sevenfold/contract/papers/print.constants';
import type { Pictures } from '../../../platform/drawing/pdf/picture.ts';
import type { PrintedPaper } from './printed-paper.ts';

/** A paper or its mark scheme, and how it is to look. */
export interface PrintJob {
  readonly paper: PrintedPaper;
  readonly style: PrintStyle;
  readonly date: Date;
  readonly pictures: Pictures;
}
