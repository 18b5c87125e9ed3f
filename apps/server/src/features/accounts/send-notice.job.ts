import { displayName } from '@sevenfold/contract/accounts/user';
import type { Email } from '../../platform/mail/email-frame.tsx';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import type { NoticeData } from './account-mail.jobs.ts';
import { emailChangedEmail } from './emails/email-changed.email.tsx';
import { newDeviceEmail } from './emails/new-device.email.tsx';
import { passwordChangedEmail } from './emails/password-changed.email.tsx';
import { findUser, type UserRow } from './users.queries.ts';

export async function sendNoticeNow(
  { config, database, mailer }: Services,
  notice: NoticeData,
  { jobId }: { jobId: string },
): Promise<void> {
  const user = await findUser(database.db, notice.userId);
  if (!user) return;
  const message = await renderEmail(emailOf(notice, user, config));
  await mailer.send({ id: jobId, to: notice.to, ...message });
}

function emailOf(notice: NoticeData, user: UserRow, config: Services['config']): Email {
  const facts = {
    site: config.site,
    origin: config.publicOrigin,
    name: displayName({ full_name: user.fullName, username: user.username }),
    at: new Date(notice.at),
  };
  switch (notice.kind) {
    case 'password-changed':
      return passwordChangedEmail(facts);
    case 'email-changed':
      return emailChangedEmail(facts);
    case 'new-device':
      return newDeviceEmail({ ...facts, device: notice.device, devices: notice.devices });
  }
}
