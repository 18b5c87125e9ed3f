import type { Services } from '../../platform/services.ts';
import { countThreadsOf, findWaitingThreads } from './admin-doubts.queries.ts';

/** How many threads a student opened, and how many of them wait for an answer. */
export const countDoubtsOf = ({ database }: Services, userId: string) => countThreadsOf(database.db, userId);

/** Of all students: how many threads wait, and since when the first of them does. */
export const readWaitingDoubts = ({ database }: Services) => findWaitingThreads(database.db);
