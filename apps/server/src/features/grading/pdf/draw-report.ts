import { once } from 'node:events';
import { AppError } from '../../../platform/app-error.ts';
import { concurrencyLimit } from '../../../platform/concurrency-limit.ts';
import { startThread } from '../../../platform/threads/start-thread.ts';
import type { Report } from './report.ts';

const timeoutMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
export const limitReports = concurrencyLimit({ concurrency: 1, maxQueued: 20 });

/** In a thread of its own, which ends with it: a sheet that is hard to open harms nobody else. */
export const drawReportInThread = (report: Report): Promise<Buffer> =>
  limitReports(async () => {
    const worker = startThread(import.meta.url, './report.worker.ts', { resourceLimits });
    const answered = new AbortController();
    const { signal } = answered;
    let timer: NodeJS.Timeout | undefined;
    try {
      worker.postMessage(report);
      const [content] = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(([code]) => {
          throw new Error(`the drawing of a graded sheet ended with ${code}`);
        }),
        new Promise<never>((_, reject) => {
          timer = setTimeout(reject, timeoutMs, tooHeavy());
        }),
      ]);
      return Buffer.from(content as Uint8Array);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error;
    } finally {
      clearTimeout(timer);
      answered.abort();
      await worker.terminate();
    }
  });

const tooHeavy = () =>
  new AppError(
    'conflict',
    'This sheet is too complicated to be drawn on. Please mark a printed copy and upload that one as graded.',
  );
