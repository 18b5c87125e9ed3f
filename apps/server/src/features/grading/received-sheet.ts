import type { CheckedPdf } from './pdf/check-pdf.ts';

/** What came, which is worth nothing before it was checked. */
export interface ReceivedSheet {
  readonly name: string;
  check(): Promise<CheckedPdf>;
}
