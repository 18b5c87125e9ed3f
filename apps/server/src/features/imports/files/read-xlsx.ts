import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../platform/threads/start-thread.ts';
import { flaw } from './import-flaw.ts';
import { inspectXlsx } from './inspect-xlsx.ts';
import type { XlsxMessage } from './read-xlsx.worker.ts';

const timeoutMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };

const damaged = 'The spreadsheet is damaged and could not be read. Please save it again in Excel.';
const heavy =
  'The spreadsheet takes more memory or time than a sheet of that many rows should. Please send it as CSV.';

/** The library holds the whole sheet, so it does so in a thread with a bound, which is gone afterwards. */
export async function* readXlsx(path: string): AsyncGenerator<string[]> {
  await inspectXlsx(path);
  const worker = startThread(import.meta.url, './read-xlsx.worker.ts', { workerData: path, resourceLimits });
  // Heard through the race below; alone it would end the server.
  worker.on('error', () => undefined);
  try {
    for (;;) {
      const message = await ask(worker);
      if (message === 'end') return;
      if ('flaw' in message) throw flaw(damaged);
      yield* message.rows;
    }
  } finally {
    await worker.terminate();
  }
}

async function ask(worker: Worker): Promise<XlsxMessage> {
  const answered = new AbortController();
  const { signal } = answered;
  let timer: NodeJS.Timeout | undefined;
  try {
    worker.postMessage('more');
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as XlsxMessage),
      once(worker, 'exit', { signal }).then(() => {
        throw flaw(damaged);
      }),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(flaw(heavy)), timeoutMs);
      }),
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw flaw(heavy);
    throw error;
  } finally {
    clearTimeout(timer);
    answered.abort();
  }
}
