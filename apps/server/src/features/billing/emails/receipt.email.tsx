/** @jsxRuntime automatic */
import { Action, type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import type { BillingMailFacts } from './billing-mail-facts.ts';
import { dayInWords, moneyInWords } from './money-words.ts';

export function receiptEmail(
  facts: BillingMailFacts & {
    description: string;
    amount: number;
    currency: string;
    at: Date;
    receiptNumber: string;
  },
): Email {
  const { site, origin, name, description, at } = facts;
  const amount = moneyInWords(facts.amount, facts.currency);
  return {
    subject: `Your ${site.name} receipt`,
    body: (
      <EmailFrame
        site={site}
        preview={`We received your payment of ${amount}.`}
        heading="Thank you for your payment"
        reason={`You get this message because you paid for something on ${site.name}.`}
      >
        <Greeting name={name} />
        <Paragraph>
          We received your payment of {amount} on {dayInWords(at)} for: {description}. The number of your
          receipt is {facts.receiptNumber}.
        </Paragraph>
        <Paragraph>You can print the receipt from your orders at any time.</Paragraph>
        <Action link={`${origin}/account-details/orders`} label="See my orders" />
      </EmailFrame>
    ),
  };
}
