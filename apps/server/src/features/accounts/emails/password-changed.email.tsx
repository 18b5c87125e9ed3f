/** @jsxRuntime automatic */
import { Action, type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import { inWords, type NoticeFacts } from './notice-facts.ts';

export function passwordChangedEmail({ site, origin, name, at }: NoticeFacts): Email {
  return {
    subject: `Your ${site.name} password was changed`,
    body: (
      <EmailFrame
        site={site}
        preview="If that was you, there is nothing to do."
        heading="Your password was changed"
        reason={`You get this message because the password of your ${site.name} account was changed.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Your password was changed on {inWords(at)}, and all your devices were logged out. If that was you,
          there is nothing to do.
        </Paragraph>
        <Paragraph>
          If it wasn't, choose a new password now and write to us at {site.supportEmail}. Someone else may
          read your e-mail, so change the password of your mailbox as well.
        </Paragraph>
        <Action link={`${origin}/forgot-password`} label="This wasn't me" />
      </EmailFrame>
    ),
  };
}
