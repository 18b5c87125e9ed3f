/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  type EmailFacts,
  EmailFrame,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';
import { dayInWords, moneyInWords } from './money-words.ts';

export function subscriptionScheduledEmail(
  facts: EmailFacts & { plan: string; amount: number; currency: string; startsAt: Date },
): Email {
  const { site, origin, name, plan } = facts;
  const day = dayInWords(facts.startsAt);
  return {
    subject: `Your next ${site.name} plan starts on ${day}`,
    body: (
      <EmailFrame
        site={site}
        preview={`Nothing is charged before ${day}.`}
        heading={`Your ${plan} starts on ${day}`}
        reason={`You get this message because you bought a plan on ${site.name}.`}
      >
        <Greeting name={name} />
        <Paragraph>
          You have chosen the {plan} to follow the plan you have now. It starts by itself on {day}, and your
          card is charged {moneyInWords(facts.amount, facts.currency)} on that day and not before. What you
          have now lasts until then and does not renew.
        </Paragraph>
        <Paragraph>You can take it back in your membership at any time before that day.</Paragraph>
        <Action link={`${origin}/account-details/membership`} label="See my membership" />
      </EmailFrame>
    ),
  };
}
