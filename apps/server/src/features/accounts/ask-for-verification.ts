import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import { findUser } from './users.queries.ts';

/** Answers whether a message is on its way: a verified address needs none. */
export async function askForVerification(
  { database, queue, rateLimits, config }: Services,
  caller: Caller,
): Promise<boolean> {
  const user = await findUser(database.db, caller.userId);
  if (!user) throw new AppError('not_signed_in', 'Please log in to continue');
  if (user.verified) return false;
  await rateLimits.spend(accountLimits(config).verificationMailsOfAccount, user.id);
  await database.transaction((tx) =>
    queue.enqueue(tx, sendLink, { purpose: 'verify-email', email: user.email }),
  );
  return true;
}
