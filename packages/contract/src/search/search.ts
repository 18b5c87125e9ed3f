import type { z } from 'zod';
import type { searchResultSchema } from './search.endpoints.ts';

export type SearchResult = z.output<typeof searchResultSchema>;
