import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { findUsableLink, type LinkRow, spendLink } from './links.queries.ts';
import type { Sender } from './sender.ts';
import { lockUser, type UserRow } from './users.queries.ts';

/** Runs what an e-mailed link is for. `work` answers undefined for a link that is of no use; those are counted. */
export async function tryLink<Result>(
  { rateLimits, config }: Services,
  sender: Sender,
  work: () => Promise<Result | undefined>,
): Promise<Result> {
  const limit = accountLimits(config).linkFailuresOfAddress;
  await rateLimits.check(limit, sender.network);
  const result = await work();
  if (result !== undefined) return result;
  await rateLimits.spend(limit, sender.network);
  throw new AppError('invalid_token', 'This link is no longer valid. Please ask for a new one.');
}

/** Marks a link as used and answers its user, locked; undefined when it was used or died in the meantime. */
export async function redeemLink(
  { config }: Services,
  tx: Transaction,
  link: LinkRow,
  now: Date,
): Promise<UserRow | undefined> {
  const user = await lockUser(tx.db, link.userId);
  const usable = await findUsableLink(tx.db, { ...link, now });
  if (!user || !usable || isLeftOver(user, config)) return undefined;
  await spendLink(tx.db, link.id, now);
  return user;
}
