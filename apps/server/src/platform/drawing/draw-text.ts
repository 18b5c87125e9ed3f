import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { AppError } from '../app-error.ts';
import type { Letters } from '../pictures/watermark.ts';
import { startThread } from '../threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../threads/thread-pool.ts';

export interface DrawingTask {
  readonly text: string;
  readonly drawings: Drawings;
}

const draw = threadPool<DrawingTask, string>(
  (limits) => startThread(import.meta.url, './draw-text.worker.ts', limits),
  {
    timeoutMs: 20_000,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    mostTasks: 500,
  },
);

/**
 * A text with its formulas and figures as a picture of outlines, which any machine draws alike. In a thread: people
 * wrote it.
 */
export async function drawText(text: string, drawings: Drawings): Promise<string> {
  try {
    return await draw({ text, drawings });
  } catch (error) {
    if (!(error instanceof ThreadOverrun)) throw error;
    throw new AppError('invalid_input', 'This text is too complicated to be drawn');
  }
}

const kept = new Map<string, Letters>();

/** A line of text as outlines: no machine needs a font to draw it. */
export async function outlineLetters(text: string): Promise<Letters> {
  let letters = kept.get(text);
  if (!letters) {
    letters = (await import('./svg/letters.ts')).lettersOf(text);
    kept.set(text, letters);
  }
  return letters;
}
