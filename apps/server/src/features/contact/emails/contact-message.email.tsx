/** @jsxRuntime automatic */
import {
  type Email,
  EmailFrame,
  type EmailSite,
  Paragraph,
  Quotation,
} from '../../../platform/mail/email-frame.tsx';
import type { MessageData } from '../contact-mail.jobs.ts';

/** The reference keeps mail programs from taking all messages for one conversation. */
export function contactMessageEmail(facts: {
  site: EmailSite;
  origin: string;
  reference: string;
  message: MessageData;
}): Email {
  const { site, origin, reference, message } = facts;
  return {
    subject: `Message ${reference} from the contact form`,
    body: (
      <EmailFrame
        site={site}
        preview="Somebody wrote to you through the contact page."
        heading="A message for you"
        reason="Your answer goes to the writer: it is their address that you reply to."
      >
        <Paragraph>
          From: {message.name} ({message.email})
          <br />
          About: {message.subject}
        </Paragraph>
        <Quotation text={message.message} />
        <Paragraph>
          {message.accountId
            ? `The writer was signed in: ${origin}/admin/users/${message.accountId}`
            : 'The writer was not signed in, so nothing proves that the address is theirs.'}
        </Paragraph>
      </EmailFrame>
    ),
  };
}
