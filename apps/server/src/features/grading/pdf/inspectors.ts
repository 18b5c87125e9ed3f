import { startThread } from '../../../platform/threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../../../platform/threads/thread-pool.ts';
import type { Inspection } from './inspect-pdf.ts';

const inspect = threadPool<Uint8Array, Inspection>(
  (limits) => startThread(import.meta.url, './inspect-pdf.worker.ts', limits),
  {
    // A sheet of 20 MB takes well under a second.
    timeoutMs: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The library remembers every name that it ever read.
    mostTasks: 20,
    isSound: (found) => !('flaw' in found && found.flaw === 'heavy'),
  },
);

/** In a thread of its own, so that a file made to hurt takes neither the server's memory nor its time. */
export async function inspectInThread(content: Buffer): Promise<Inspection> {
  // A copy, which is then handed over: the thread has it alone.
  const copy = new Uint8Array(content);
  try {
    return await inspect(copy, [copy.buffer]);
  } catch (error) {
    if (error instanceof ThreadOverrun) return { flaw: 'heavy' };
    throw error;
  }
}
