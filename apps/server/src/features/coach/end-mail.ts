import { AppError } from '../../platform/app-error.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { changeLearner } from './events.queries.ts';
import { findUnsubscribe } from './learners.queries.ts';

/** By the link in any mail of the week. Saying it again changes nothing. */
export async function endWeeklyMail({ database }: Services, token: string): Promise<void> {
  const userId = await findUnsubscribe(database.db, hashSecret(token));
  if (userId === undefined) {
    throw new AppError('invalid_token', 'This link is not valid. You can end the mail in your settings.');
  }
  await changeLearner(database.db, userId, { weeklyMail: false });
}
