/** @jsxRuntime automatic */
import { Action, type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import type { BillingMailFacts } from './billing-mail-facts.ts';
import { dayInWords, moneyInWords } from './money-words.ts';

export function subscriptionStartedEmail(
  facts: BillingMailFacts & { plan: string; amount: number; currency: string; renewsAt: Date },
): Email {
  const { site, origin, name, plan } = facts;
  return {
    subject: `Your ${site.name} plan has started`,
    body: (
      <EmailFrame
        site={site}
        preview={`Your ${plan} is active.`}
        heading={`Your ${plan} is active`}
        reason={`You get this message because you bought a plan on ${site.name}.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Your {plan} is active from now on: as many practice tests as you like, and the whole question bank.
        </Paragraph>
        <Paragraph>
          It renews by itself on {dayInWords(facts.renewsAt)} for {moneyInWords(facts.amount, facts.currency)}
          . You can cancel at any time before, and keep it until that day.
        </Paragraph>
        <Action link={`${origin}/account-details/membership`} label="See my membership" />
      </EmailFrame>
    ),
  };
}
