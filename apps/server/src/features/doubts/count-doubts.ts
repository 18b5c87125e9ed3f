import type { Services } from '../../platform/services.ts';
import { countThreadsOf } from './admin-doubts.queries.ts';

/** How many threads a student opened, and how many of them wait for an answer. */
export const countDoubtsOf = ({ database }: Services, userId: string) => countThreadsOf(database.db, userId);
