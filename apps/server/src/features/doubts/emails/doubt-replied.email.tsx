/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
  Quotation,
} from '../../../platform/mail/email-frame.tsx';

const longestDoubt = 280;

/** Mail programs show no maths, so formulas stay as they were typed; the page has them typeset. */
export function doubtRepliedEmail(facts: {
  site: EmailSite;
  origin: string;
  name: string;
  subject: string;
  topic: string;
  doubt: string;
  reply: string;
}): Email {
  const { site } = facts;
  return {
    subject: `A reply to your doubt on ${site.name}`,
    body: (
      <EmailFrame
        site={site}
        preview="Your doubt has been answered."
        heading="Your doubt has a reply"
        reason={`You get this message because you asked a doubt on ${site.name}.`}
      >
        <Greeting name={facts.name} />
        <Paragraph>
          You asked about a question in {facts.topic} ({facts.subject}):
        </Paragraph>
        <Quotation text={shortened(facts.doubt)} quiet />

        <Paragraph>Here is the reply:</Paragraph>

        <Quotation text={facts.reply} />
        <Action link={`${facts.origin}/my-doubts`} label="Read it with its formulas" />
      </EmailFrame>
    ),
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= longestDoubt ? text : `${letters.slice(0, longestDoubt).join('').trimEnd()} …`;
}
