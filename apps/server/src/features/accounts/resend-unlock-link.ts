import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import type { UserRow } from './users.queries.ts';

const hourMs = 60 * 60 * 1000;

/** For a locked user who has proven who it is: one message an hour, the first of them sent when the account was locked. */
export async function resendUnlockLink(
  { database, queue, rateLimits, config, clock }: Services,
  user: Pick<UserRow, 'id' | 'email' | 'lockedAt'>,
): Promise<void> {
  if (user.lockedAt && clock.now().getTime() - user.lockedAt.getTime() < hourMs) return;
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
