/** @jsxRuntime automatic */
import { counted } from '@sevenfold/contract/platform/counted.rules';
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';
import { dueText } from '../week-words.policy.ts';

/** What was done, what is due, what comes next. No more than that, and no reproach. */
export function weekEmail(facts: {
  site: EmailSite;
  origin: string;
  name: string;
  done: { questions: number; marks: number; of: number };
  due: number;
  topics: readonly string[];
  exams: readonly { subject: string; days: number }[];
  unsubscribe: string;
}): Email {
  const { site, done, due, topics, exams } = facts;
  return {
    subject: `Your week on ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview="What you did, what is due and what comes next."
        heading="Your week"
        reason={`You get this message once a week because you asked for it on ${site.name}.`}
        end={facts.unsubscribe}
      >
        <Greeting name={facts.name} />
        <Paragraph>{doneText(done)}</Paragraph>
        <Paragraph>{dueText(due)}</Paragraph>
        {topics.length > 0 && <Paragraph>Next: {topics.join(', ')}.</Paragraph>}
        {exams.map(({ subject, days }) => (
          <Paragraph key={subject}>{`${subject}: ${counted(days, 'day')} to the exam.`}</Paragraph>
        ))}
        <Action link={`${facts.origin}/today`} label="See what to do today" />
      </EmailFrame>
    ),
  };
}

function doneText({ questions, marks, of }: { questions: number; marks: number; of: number }): string {
  if (questions === 0)
    return 'Last week was a week off. Whenever you are ready, ten minutes are a good start.';
  const worked = `Last week you worked on ${counted(questions, 'question')}`;
  return of > 0 ? `${worked} and earned ${Math.round(marks)} of ${Math.round(of)} marks.` : `${worked}.`;
}
