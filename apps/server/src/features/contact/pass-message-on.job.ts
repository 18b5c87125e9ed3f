import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import type { MessageData } from './contact-mail.jobs.ts';
import { contactMessageEmail } from './emails/contact-message.email.tsx';

export async function passMessageOnNow(
  { config, mailer }: Services,
  message: MessageData,
  { jobId }: { jobId: string },
): Promise<void> {
  const { site, publicOrigin: origin } = config;
  const reference = jobId.slice(0, 8).toUpperCase();
  await mailer.send({
    id: jobId,
    to: site.supportEmail,
    replyTo: message.email,
    ...(await renderEmail(contactMessageEmail({ site, origin, reference, message }))),
  });
}
