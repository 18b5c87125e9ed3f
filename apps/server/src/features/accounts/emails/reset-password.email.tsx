/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function resetPasswordEmail({
  site,
  name,
  link,
}: {
  site: EmailSite;
  name: string;
  link: string;
}): Email {
  return {
    subject: `Reset your ${site.name} password`,
    body: (
      <EmailFrame
        site={site}
        preview="Choose a new password within the next hour."
        heading="Choose a new password"
        reason={`You get this message because someone asked for a new password for your ${site.name} account. If that wasn't you, ignore it: your password stays as it is.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Here is your link to choose a new password. It works once and for one hour. Afterwards you are
          logged out on all your devices and log in again with the new password.
        </Paragraph>
        <Action link={link} label="Choose a new password" />
      </EmailFrame>
    ),
  };
}
