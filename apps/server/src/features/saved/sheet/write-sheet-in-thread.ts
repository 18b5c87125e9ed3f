import { AppError } from '../../../platform/app-error.ts';
import { startThread } from '../../../platform/threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../../../platform/threads/thread-pool.ts';
import type { Sheet } from './sheet.ts';

const write = threadPool<Sheet, Uint8Array>(
  (limits) => startThread(import.meta.url, './sheet.worker.ts', limits),
  {
    // Staff may print a thousand questions.
    timeoutMs: 120_000,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    mostTasks: 200,
  },
);

/** Texts and pictures came from people: whatever they do to the typesetter, other requests go on. */
export async function writeSheetInThread(sheet: Sheet): Promise<Buffer> {
  try {
    return Buffer.from(await write(sheet));
  } catch (error) {
    if (!(error instanceof ThreadOverrun)) throw error;
    throw new AppError('invalid_input', 'These questions are too much for one sheet. Please choose fewer.');
  }
}
