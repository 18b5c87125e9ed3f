/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function verifyEmail({ site, name, link }: { site: EmailSite; name: string; link: string }): Email {
  return {
    subject: `Verify your e-mail address for ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview="One click, and your account is complete."
        heading="Almost there"
        reason={`You get this message because this address was given for a ${site.name} account. If that wasn't you, ignore it: nothing happens without the link.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Please confirm that this is your e-mail address. The link works once and for 48 hours; open it in
          the browser you are logged in with.
        </Paragraph>
        <Action link={link} label="Verify e-mail address" />
      </EmailFrame>
    ),
  };
}
