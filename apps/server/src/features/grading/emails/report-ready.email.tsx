/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function reportReadyEmail(facts: {
  site: EmailSite;
  origin: string;
  name: string;
  subject: string;
}): Email {
  const { site } = facts;
  return {
    subject: `Your graded sheet is ready – ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview="Your test has been graded."
        heading="Your test has been graded"
        reason={`You get this message because you had a test graded on ${site.name}.`}
      >
        <Greeting name={facts.name} />
        <Paragraph>
          Our faculty has graded your test in {facts.subject}. You find your sheet with its marks and comments
          in My Tests, where you can download it.
        </Paragraph>
        <Action link={`${facts.origin}/my-tests`} label="See your report" />
      </EmailFrame>
    ),
  };
}
