import type { Db } from '../../platform/database/database.ts';
import type { Met } from './choose-questions.policy.ts';
import { readMet } from './tests.queries.ts';

/** What a student's tests held so far, by questions and by designs. */
export const readMetQuestions = (db: Db, userId: string): Promise<Met> => readMet(db, userId);
