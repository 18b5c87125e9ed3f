import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const tellData = z.object({ gradingId: z.uuid(), news: z.enum(['received', 'ready', 'corrected']) });
export type TellData = z.output<typeof tellData>;
/** Writes to the student that the sheet lies with the faculty, or that it is graded. */
export const tellStudent: Job<TellData> = { name: 'grading.tell-student', data: tellData };

const dropData = z.object({ key: z.string() });
/** Removes a file that no grading needs, if it is so by then: one that was replaced, or whose upload was cut off. */
export const dropFile: Job<z.output<typeof dropData>> = { name: 'grading.drop-file', data: dropData };
