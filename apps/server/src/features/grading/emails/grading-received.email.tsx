/** @jsxRuntime automatic */
import { dueWords } from '@sevenfold/contract/grading/due.rules';
import { gradingWorkingHours, workingHoursWords } from '@sevenfold/contract/grading/grading.constants';
import {
  Action,
  type Email,
  type EmailFacts,
  EmailFrame,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function gradingReceivedEmail(
  facts: EmailFacts & {
    subject: string;
    pages: number;
    due: Date;
  },
): Email {
  const { site, pages, due } = facts;
  return {
    subject: `We have your answer sheet – ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview={`Your report will be ready by ${dueWords(due)}.`}
        heading="Your answer sheet is with our faculty"
        reason={`You get this message because you had a test graded on ${site.name}.`}
      >
        <Greeting name={facts.name} />
        <Paragraph>
          Your payment and your answer sheet ({pages === 1 ? '1 page' : `${pages} pages`}, {facts.subject})
          have arrived. A teacher reads it line by line and marks it as an examiner would.
        </Paragraph>
        <Paragraph>
          Your report will be ready within {gradingWorkingHours} working hours, by {dueWords(due)}. We will
          write to you then. Working hours are {workingHoursWords}.
        </Paragraph>
        <Action link={`${facts.origin}/my-tests`} label="Go to My Tests" />
      </EmailFrame>
    ),
  };
}
