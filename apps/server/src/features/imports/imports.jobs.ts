import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const workData = z.object({ importId: z.uuid() });
/** Has an import worked on, on whichever server is free. */
export const workOnImport: Job<z.output<typeof workData>> = { name: 'imports.work', data: workData };

export const tendImportsJob: Job<null> = { name: 'imports.tend', data: z.null() };
