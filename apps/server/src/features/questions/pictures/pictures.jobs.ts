import { z } from 'zod';
import type { Job } from '../../../platform/queue/queue.ts';

/** Removes pictures that no question shows any more, or never did. */
export const sweepPictures: Job<null> = { name: 'questions.sweep-pictures', data: z.null() };
