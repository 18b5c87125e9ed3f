import { Worker, type WorkerOptions } from 'node:worker_threads';
import { largestSheetBytes, mostSheetPages, notPdf } from '@sevenfold/contract/grading/grading.constants';
import { AppError } from '../../../platform/app-error.ts';
import { workLine } from '../../../platform/work-line.ts';
import type { Inspection } from './inspect-pdf.ts';
import type { InspectorMessage } from './inspect-pdf.worker.ts';
import { type Flaw, outerFlaw } from './outer-flaw.ts';

/** A sheet of 20 MB takes well under a second. */
const timeoutMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A thread each, and each may take a core for a while. */
const inCheckLine = workLine({ atOnce: 2, waitingAtMost: 30 });

const flawWords: Record<Flaw, string> = {
  'not-a-pdf': notPdf,
  protected: 'This PDF is protected by a password. Please save it without one and upload it again.',
  damaged: 'This PDF is damaged or incomplete. Please export it again and upload the new file.',
  active:
    'This PDF contains scripts, forms that are sent, or other files. Please print it to a new PDF and upload that one.',
  heavy: 'This PDF is too complicated to be opened. Please print it to a new PDF and upload that one.',
};

export const sheetTooLarge = `The answer sheet must not be larger than ${largestSheetBytes / 1024 / 1024} MB`;

const refused = (message: string) =>
  new AppError('invalid_input', message, { issues: [{ path: 'file', message }] });

/** Opens what was uploaded, away from everything else, and answers how many pages it has. */
export const checkPdf = (content: Buffer): Promise<{ pages: number }> =>
  judge(content, () => inCheckLine(() => inspectInThread(content)));

export async function judge(
  content: Buffer,
  inspect: (content: Buffer) => Promise<Inspection>,
): Promise<{ pages: number }> {
  const flaw = outerFlaw(content);
  if (flaw) throw refused(flawWords[flaw]);
  const found = await inspect(content);
  if ('flaw' in found) throw refused(flawWords[found.flaw]);
  if (found.pages > mostSheetPages) {
    throw refused(
      `The answer sheet must not have more than ${mostSheetPages} pages; this one has ${found.pages}`,
    );
  }
  return found;
}

/** In a thread of its own, so that a file made to hurt takes neither the server's memory nor its time. */
function inspectInThread(content: Buffer): Promise<Inspection> {
  const worker = startInspector({ workerData: new Uint8Array(content), resourceLimits, env: {} });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Inspection>((resolve, reject) => {
    worker.on('message', (message: InspectorMessage) => {
      if (message !== 'ready') return resolve(message);
      // A busy machine takes its time to start a thread, which is no fault of the file.
      timer = setTimeout(() => resolve({ flaw: 'heavy' }), timeoutMs);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ flaw: 'heavy' });
      else reject(error);
    });
    worker.once('exit', (code) => reject(new Error(`the inspection of a PDF ended with ${code}`)));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

function startInspector(options: WorkerOptions): Worker {
  const fileOf = (path: string) => new URL(path, import.meta.url);
  if (import.meta.url.endsWith('.js')) return new Worker(fileOf('./inspect-pdf.worker.js'), options);
  // From the sources, as in development and in tests.
  return new Worker(fileOf('../../../development/run-worker.mjs'), {
    ...options,
    argv: [fileOf('./inspect-pdf.worker.ts').href],
  });
}
