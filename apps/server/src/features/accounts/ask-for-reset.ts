import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import type { Sender } from './sender.ts';

/** Does the same whether or not the address has an account: only the job finds out, out of everyone's sight. */
export async function askForReset(
  { database, queue, rateLimits, config }: Services,
  email: string,
  sender: Sender,
): Promise<void> {
  const { resetMailsOfAccount, resetMailsOfAddress } = accountLimits(config);
  await rateLimits.spend(resetMailsOfAddress, sender.network);
  await rateLimits.spend(resetMailsOfAccount, email);
  await database.transaction((tx) => queue.enqueue(tx, sendLink, { purpose: 'reset-password', email }));
}
