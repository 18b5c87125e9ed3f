/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  type EmailFacts,
  EmailFrame,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function reportReadyEmail(
  facts: EmailFacts & {
    subject: string;
    /** Whether it takes the place of one that was returned before. */
    corrected: boolean;
  },
): Email {
  const { site, corrected } = facts;
  return {
    subject: `${corrected ? 'Your graded sheet was corrected' : 'Your graded sheet is ready'} – ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview={corrected ? 'There is a new version of your graded sheet.' : 'Your test has been graded.'}
        heading={corrected ? 'Your graded sheet was corrected' : 'Your test has been graded'}
        reason={`You get this message because you had a test graded on ${site.name}.`}
      >
        <Greeting name={facts.name} />
        <Paragraph>
          {corrected
            ? `Our faculty has looked at your test in ${facts.subject} again. The new version of your sheet, with its marks and comments, takes the place of the first.`
            : `Our faculty has graded your test in ${facts.subject}.`}{' '}
          You find it in My Tests, where you can download it.
        </Paragraph>
        <Action link={`${facts.origin}/my-tests`} label="See your report" />
      </EmailFrame>
    ),
  };
}
