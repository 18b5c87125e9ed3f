import type { z } from 'zod';
import type { doubtSchema } from './doubts.endpoints.ts';

export type Doubt = z.output<typeof doubtSchema>;
