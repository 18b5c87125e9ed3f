import { displayName } from '@sevenfold/contract/accounts/user';
import type { Email, EmailFacts } from '../../platform/mail/email-frame.tsx';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, readPeople } from './read-people.ts';

/** Sends an e-mail to a person, under the id of the job that does it. Nothing is sent to an account that is gone. */
export async function mailPerson(
  services: Services,
  to: Person | string | null,
  { jobId }: { jobId: string },
  email: (facts: EmailFacts) => Email,
  options: { unsubscribe?: string } = {},
): Promise<void> {
  const person = typeof to === 'string' ? (await readPeople(services, [to])).get(to) : to;
  if (!person) return;
  const { publicOrigin: origin, site } = services.config;
  const name = displayName({ full_name: person.fullName, username: person.username });
  await services.mailer.send({
    id: jobId,
    to: person.email,
    ...options,
    ...(await renderEmail(email({ site, origin, name }))),
  });
}
