import type { PrintedPart } from '@sevenfold/contract/papers/print.constants';
import type { PrintJob } from './print-job.ts';
import type { PrintedBooklet } from './write-booklet.ts';

/** What a thread is asked for. */
export type PrintTask =
  | { readonly kind: PrintedPart; readonly job: PrintJob }
  | { readonly kind: 'booklet'; readonly booklet: PrintedBooklet };
