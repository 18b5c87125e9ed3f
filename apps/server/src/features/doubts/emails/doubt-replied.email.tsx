/** @jsxRuntime automatic */
import { plainMaths } from '@sevenfold/contract/questions/plain-maths.rules';
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

/** Mail programs show no maths, so formulas are written in a line; the page has them typeset. */
export function doubtRepliedEmail(facts: {
  site: EmailSite;
  origin: string;
  name: string;
  subject: string;
  topic: string;
  /** The doubt that opened the thread. */
  threadId: number;
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
        <Quotation text={shortened(readable(facts.doubt))} quiet />

        <Paragraph>Here is the reply:</Paragraph>

        <Quotation text={readable(facts.reply)} />
        <Action
          link={`${facts.origin}/my-doubts?thread=${facts.threadId}`}
          label="Read it with its formulas"
        />
      </EmailFrame>
    ),
  };
}

const formulas = /\$\$([^$]+)\$\$|\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/g;

const readable = (text: string): string =>
  text
    .replaceAll(formulas, (_, display?: string, inline?: string) => plainMaths(display ?? inline ?? ''))
    .replaceAll('**', '');

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= longestDoubt ? text : `${letters.slice(0, longestDoubt).join('').trimEnd()} …`;
}
