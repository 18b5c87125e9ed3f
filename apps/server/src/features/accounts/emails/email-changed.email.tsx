/** @jsxRuntime automatic */
import { type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import { inWords, type NoticeFacts } from './notice-facts.ts';

/** Goes to the old address. The new one isn't named: this mailbox may belong to somebody else by now. */
export function emailChangedEmail({ site, name, at }: NoticeFacts): Email {
  return {
    subject: `Your ${site.name} e-mail address was changed`,
    body: (
      <EmailFrame
        site={site}
        preview="Your account has a new e-mail address from now on."
        heading="Your e-mail address was changed"
        reason={`You get this message because this was the address of a ${site.name} account until now.`}
      >
        <Greeting name={name} />
        <Paragraph>
          The e-mail address of your account was changed on {inWords(at)}. Messages about your account go to
          the new address from now on. If that was you, there is nothing to do.
        </Paragraph>
        <Paragraph>
          If it wasn't, write to us at {site.supportEmail} from this address as soon as you can, and we will
          help you get your account back.
        </Paragraph>
      </EmailFrame>
    ),
  };
}
