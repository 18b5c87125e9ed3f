/** @jsxRuntime automatic */
import { Action, type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import type { BillingMailFacts } from './billing-mail-facts.ts';
import { dayInWords } from './money-words.ts';

export function subscriptionCancelledEmail(facts: BillingMailFacts & { plan: string; endsAt: Date }): Email {
  const { site, origin, name, plan } = facts;
  const day = dayInWords(facts.endsAt);
  return {
    subject: `Your ${site.name} plan was cancelled`,
    body: (
      <EmailFrame
        site={site}
        preview={`You keep it until ${day}.`}
        heading="Your plan was cancelled"
        reason={`You get this message because your plan on ${site.name} was cancelled.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Your {plan} was cancelled and will not be charged again. You keep everything it offers until {day}.
          After that your account goes on with the free plan, and nothing of your work is lost.
        </Paragraph>
        <Paragraph>
          If it wasn't you who cancelled, or you have changed your mind, write to us at {site.supportEmail}.
        </Paragraph>
        <Action link={`${origin}/account-details/membership`} label="See my membership" />
      </EmailFrame>
    ),
  };
}
