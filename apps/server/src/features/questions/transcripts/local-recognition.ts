import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { AppError } from '../../../platform/app-error.ts';

/** A page of dense text takes some seconds. */
const timeoutMs = 60_000;
const idleMs = 60_000;

/** The trained data lies beside the program: nothing is fetched, and nothing is written. */
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

let open: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/** In a thread of its own, which rests for a while: to start one takes about a second. */
export async function recogniseLocally(image: Buffer): Promise<string> {
  clearTimeout(idle);
  open ??= startWorker();
  const mine = open;
  let timer: NodeJS.Timeout | undefined;
  try {
    const worker = await mine;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), timeoutMs);
    });
    const { data } = await Promise.race([worker.recognize(image), late]);
    idle = setTimeout(() => void stopWorker(mine), idleMs).unref();
    return data.text;
  } catch {
    await stopWorker(mine);
    throw new AppError('unavailable', 'The text of this image could not be read. Please type it in.', {
      retryAfterSeconds: 30,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    // Without it, what goes wrong in the thread would be thrown where nobody can catch it.
    errorHandler: () => undefined,
  });
  const thread = (worker as unknown as { worker: import('node:worker_threads').Worker }).worker;
  thread.on('error', () => void stopWorker(open));
  thread.unref();
  return worker;
}

async function stopWorker(which: Promise<Worker> | undefined): Promise<void> {
  if (open === which) open = undefined;
  try {
    await (await which)?.terminate();
  } catch {
    // One that never started needs no end.
  }
}
