import { largestSheetBytes, mostSheetPages, notPdf } from '@sevenfold/contract/grading/grading.constants';
import { invalidField } from '../../../platform/app-error.ts';
import { type FairWork, fairLimit } from '../../../platform/fair-limit.ts';
import type { Inspection } from './inspect-pdf.ts';
import { inspectInThread } from './inspectors.ts';
import { type Flaw, outerFlaw } from './outer-flaw.ts';

/** A thread each, and each may take a core for a while: one of them is always there for another account. */
export const limitChecks = fairLimit({ concurrency: 2, maxQueued: 30, longestWaitMs: 30_000 });

const flawWords: Record<Flaw, string> = {
  'not-a-pdf': notPdf,
  protected: 'This PDF is protected by a password. Please save it without one and upload it again.',
  damaged: 'This PDF is damaged or incomplete. Please export it again and upload the new file.',
  elsewhere:
    'What this PDF shows is in a form or in files inside it, not on its pages. Please print it to a new PDF and upload that one.',
  heavy: 'This PDF is too complicated to be opened. Please print it to a new PDF and upload that one.',
};

export const sheetTooLarge = `The answer sheet must not be larger than ${largestSheetBytes / 1024 / 1024} MB`;

const refused = (message: string) => invalidField('file', message);

/** What of an upload is kept: its pages, in a file that we wrote. */
export interface CheckedPdf {
  readonly pages: number;
  readonly content: Buffer;
}

/** Opens what was uploaded, away from everything else, and answers with its pages. */
export const checkPdf = (content: Buffer, from: FairWork, inspect = inspectInThread): Promise<CheckedPdf> =>
  judge(content, () => limitChecks(from, () => inspect(content)));

export async function judge(
  content: Buffer,
  inspect: (content: Buffer) => Promise<Inspection>,
): Promise<CheckedPdf> {
  const flaw = outerFlaw(content);
  if (flaw) throw refused(flawWords[flaw]);
  const found = await inspect(content);
  if ('flaw' in found) throw refused(flawWords[found.flaw]);
  if ('tooManyPages' in found) {
    throw refused(
      `The answer sheet must not have more than ${mostSheetPages} pages; this one has ${found.tooManyPages}`,
    );
  }
  const { buffer, byteOffset, byteLength } = found.content;
  return { pages: found.pages, content: Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength) };
}
