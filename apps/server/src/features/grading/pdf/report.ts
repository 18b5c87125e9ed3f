import type { Annotation } from '@sevenfold/contract/grading/marking';

/** What a graded sheet is made of. It crosses into a thread, so it is plain data. */
export interface Report {
  readonly sheet: Uint8Array;
  readonly annotations: readonly Annotation[];
  readonly summary: Summary;
}

export interface Summary {
  readonly site: { readonly name: string; readonly domain: string };
  readonly student: string;
  readonly subject: string;
  readonly tutor: string;
  readonly date: string;
  readonly marks: number;
  readonly total: number;
  readonly percentage: number;
  readonly overall: string;
  readonly questions: readonly {
    readonly number: number;
    readonly topic: string;
    readonly marks: number;
    readonly comment: string;
  }[];
}
