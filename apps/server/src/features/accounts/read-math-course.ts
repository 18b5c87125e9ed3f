import type { Services } from '../../platform/services.ts';
import { findUser } from './users.queries.ts';

/** What a user said in onboarding, such as 'AA HL'; undefined where nothing was said. */
export async function readMathCourse({ database }: Services, userId: string): Promise<string | undefined> {
  return (await findUser(database.db, userId))?.mathCourse ?? undefined;
}
