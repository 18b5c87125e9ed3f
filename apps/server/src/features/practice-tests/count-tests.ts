import type { Services } from '../../platform/services.ts';
import { countTests } from './count-tests.queries.ts';

/** How many tests a user made and finished, and when the last one was made. */
export const countTestsOf = ({ database }: Services, userId: string) => countTests(database.db, userId);
