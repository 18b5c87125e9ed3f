import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Inspection } from './inspect-pdf.ts';
import type { InspectorMessage } from './inspect-pdf.worker.ts';

/** A sheet of 20 MB takes well under a second. */
const timeoutMs = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** The library remembers every name that it ever read. */
const mostSheets = 20;
const idleMs = 30_000;

interface Inspector {
  readonly worker: Worker;
  sheets: number;
  idle?: NodeJS.Timeout;
}

/** Threads that have nothing to do. To start one takes longer than most sheets do. */
const resting: Inspector[] = [];

/** In a thread of its own, so that a file made to hurt takes neither the server's memory nor its time. */
export async function inspectInThread(content: Buffer): Promise<Inspection> {
  const inspector = resting.pop() ?? (await startInspector());
  clearTimeout(inspector.idle);
  inspector.sheets += 1;
  let found: Inspection | undefined;
  try {
    found = await ask(inspector.worker, content);
    return found;
  } finally {
    // A thread that a file brought to its limits is not asked again.
    const isFit = found && !('flaw' in found && found.flaw === 'heavy') && inspector.sheets < mostSheets;
    if (isFit) rest(inspector);
    else await inspector.worker.terminate();
  }
}

function rest(inspector: Inspector): void {
  resting.push(inspector);
  inspector.idle = setTimeout(() => {
    stopResting(inspector);
    void inspector.worker.terminate();
  }, idleMs).unref();
}

function stopResting(inspector: Inspector): void {
  const place = resting.indexOf(inspector);
  if (place !== -1) resting.splice(place, 1);
}

async function ask(worker: Worker, content: Buffer): Promise<Inspection> {
  const answered = new AbortController();
  const { signal } = answered;
  let timer: NodeJS.Timeout | undefined;
  try {
    // A copy, which is then handed over: the thread has it alone.
    const copy = new Uint8Array(content);
    worker.postMessage(copy, [copy.buffer]);
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as Inspection),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`the inspection of a PDF ended with ${code}`);
      }),
      new Promise<Inspection>((resolve) => {
        timer = setTimeout(resolve, timeoutMs, { flaw: 'heavy' });
      }),
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return { flaw: 'heavy' };
    throw error;
  } finally {
    clearTimeout(timer);
    answered.abort();
  }
}

async function startInspector(): Promise<Inspector> {
  const worker = newWorker({ resourceLimits, env: {} });
  const begun = new AbortController();
  const { signal } = begun;
  const [message] = (await Promise.race([
    once(worker, 'message', { signal }),
    once(worker, 'exit', { signal }),
  ]).finally(() => begun.abort())) as [InspectorMessage | number];
  if (message !== 'ready') throw new Error(`the inspector of PDFs began with ${String(message)}`);
  const inspector: Inspector = { worker, sheets: 0 };
  // Whoever waits for an answer hears of it too. One that nobody waits for must not end the server.
  worker.on('error', () => undefined);
  worker.once('exit', () => stopResting(inspector));
  worker.unref();
  return inspector;
}

function newWorker(options: WorkerOptions): Worker {
  const fileOf = (path: string) => new URL(path, import.meta.url);
  if (import.meta.url.endsWith('.js')) return new Worker(fileOf('./inspect-pdf.worker.js'), options);
  // From the sources, as in development and in tests.
  return new Worker(fileOf('../../../development/run-worker.mjs'), {
    ...options,
    argv: [fileOf('./inspect-pdf.worker.ts').href],
  });
}
