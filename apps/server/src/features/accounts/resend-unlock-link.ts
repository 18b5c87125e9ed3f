import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import type { UserRow } from './users.queries.ts';

/** For a locked user who has proven who it is. Too many requests send nothing more; the answer stays the same. */
export async function resendUnlockLink(
  { database, queue, rateLimits, config }: Services,
  user: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  try {
    await rateLimits.spend(accountLimits(config).unlockMailsOfAccount, user.id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') return;
    throw error;
  }
  await database.transaction((tx) =>
    queue.enqueue(tx, sendLink, { purpose: 'unlock-account', email: user.email }),
  );
}
