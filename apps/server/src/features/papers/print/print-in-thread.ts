import { AppError } from '../../../platform/app-error.ts';
import { startThread } from '../../../platform/threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../../../platform/threads/thread-pool.ts';
import type { PrintTask } from './print-task.ts';

const print = threadPool<PrintTask, Uint8Array>(
  (limits) => startThread(import.meta.url, './print.worker.ts', limits),
  {
    // A paper takes a second or two; one with many scans in it some more.
    timeoutMs: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    mostTasks: 200,
  },
);

/** Texts and pictures came from people: whatever they do to the typesetter, other requests go on. */
export async function printInThread(task: PrintTask): Promise<Buffer> {
  try {
    return Buffer.from(await print(task));
  } catch (error) {
    if (!(error instanceof ThreadOverrun)) throw error;
    throw new AppError('unavailable', 'This could not be printed. Please tell us which paper it was.');
  }
}
