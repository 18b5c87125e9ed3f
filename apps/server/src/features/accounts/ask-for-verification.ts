import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink } from './account-mail.jobs.ts';
import { readUser } from './read-profile.ts';

/** Answers whether a message is on its way: a verified address needs none. */
export async function askForVerification(services: Services, caller: Caller): Promise<boolean> {
  const { database, queue, rateLimits, config } = services;
  const user = await readUser(services, caller);
  if (user.verified) return false;
  await rateLimits.spend(accountLimits(config).verificationMailsOfMailbox, `${user.id} ${user.email}`);
  await database.transaction((tx) =>
    queue.enqueue(tx, sendLink, { purpose: 'verify-email', email: user.email }),
  );
  return true;
}
