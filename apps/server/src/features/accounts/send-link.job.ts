import { displayName } from '@sevenfold/contract/accounts/user';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import type { LinkData } from './account-mail.jobs.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { accountLockedEmail } from './emails/account-locked.email.tsx';
import { resetPasswordEmail } from './emails/reset-password.email.tsx';
import { verifyEmail } from './emails/verify-email.email.tsx';
import { isLinkOfUse, type LinkPurpose, linkAddress, linkExpiry } from './link.policy.ts';
import { insertLink } from './links.queries.ts';
import { findUserByEmail } from './users.queries.ts';

const emails = {
  'verify-email': verifyEmail,
  'reset-password': resetPasswordEmail,
  'unlock-account': accountLockedEmail,
} satisfies Record<LinkPurpose, unknown>;

/**
 * A second run sends the same message with a fresh link. The link of the first run stays good, since nobody
 * knows which of the two messages arrives.
 */
export async function sendLinkNow(
  { config, database, mailer, clock, ids }: Services,
  { purpose, email }: LinkData,
  { jobId }: { jobId: string },
): Promise<void> {
  const user = await findUserByEmail(database.db, email);
  if (!user || isLeftOver(user, config) || !isLinkOfUse(purpose, user)) return;
  const token = ids.secret();
  const now = clock.now();
  await insertLink(database.db, {
    id: ids.uuid(),
    userId: user.id,
    purpose,
    tokenHash: hashSecret(token),
    email: user.email,
    createdAt: now,
    expiresAt: linkExpiry(purpose, now),
  });
  const message = await renderEmail(
    emails[purpose]({
      site: config.site,
      name: displayName({ full_name: user.fullName, username: user.username }),
      link: linkAddress(purpose, config.publicOrigin, token),
    }),
  );
  await mailer.send({ id: jobId, to: user.email, ...message });
}
