/** @jsxRuntime automatic */
import {
  Action,
  type Email,
  EmailFrame,
  Greeting,
  Paragraph,
  Quotation,
} from '../../../platform/mail/email-frame.tsx';
import type { BillingMailFacts } from './billing-mail-facts.ts';
import { dayInWords, moneyInWords } from './money-words.ts';

export function paymentFailedEmail(
  facts: BillingMailFacts & {
    plan: string;
    amount: number;
    currency: string;
    at: Date;
    /** The provider's words. */
    reason: string | null;
  },
): Email {
  const { site, origin, name, plan, at, reason } = facts;
  return {
    subject: `Your payment for ${site.name} failed`,
    body: (
      <EmailFrame
        site={site}
        preview={`The renewal of your ${plan} could not be paid.`}
        heading="Your payment failed"
        reason={`You get this message because your plan on ${site.name} could not be renewed.`}
      >
        <Greeting name={name} />
        <Paragraph>
          The renewal of your {plan} for {moneyInWords(facts.amount, facts.currency)} could not be charged on{' '}
          {dayInWords(at)}.
        </Paragraph>
        {reason !== null && <Quotation text={reason} />}
        <Paragraph>
          Please see to it that your card is valid and covered: the charge is tried again within a day. If it
          fails again, your plan ends and you can choose a plan anew with another card. Nothing of your work
          is lost.
        </Paragraph>
        <Action link={`${origin}/account-details/membership`} label="See my membership" />
      </EmailFrame>
    ),
  };
}
