import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { offerOf, type PlanOffer } from '@sevenfold/contract/billing/plan-offer.rules';
import { currency, type PricedPlan, soldPlanKeys } from '@sevenfold/contract/billing/plans';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { Check } from 'lucide-react';
import { shortMoney } from '~/lib/money.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { PetalsOrnament } from '~/ui/drawings/petals-ornament.tsx';
import styles from './plan-card.module.css';
import type { useBuyPlan } from './use-buy-plan.ts';

type PlanCardProps = {
  plan: PricedPlan;
  /** Whether it is the reader's. */
  own: boolean;
  /** Whether the reader has another one that is paid for: then this card doesn't push. */
  quiet: boolean;
  /** The reader's, once it is known. */
  membership: Membership | undefined;
  purchase: ReturnType<typeof useBuyPlan>;
};

const labelOf = (offer: PlanOffer | undefined): string => {
  if (offer?.kind === 'resume') return 'Resume';
  return offer?.kind === 'later' && offer.switches ? 'Switch' : 'Get Started';
};

const cycleLabel = { monthly: 'per month', yearly: 'per year' } as const;

export function PlanCard({ plan, own, quiet, membership, purchase }: PlanCardProps) {
  const sold = soldPlanKeys.find((key) => key === plan.key);
  const heading = `plan-${plan.key}`;
  const offer = sold && membership ? offerOf(membership, sold) : undefined;
  // What is cancelled or was given can be had again; what renews, or comes next, is looked at in the account.
  const settled = offer?.kind === 'own' || membership?.next?.plan === plan.key;
  return (
    <article
      className={styles.card}
      data-cycle={plan.billingCycle}
      data-pro={Boolean(sold)}
      aria-labelledby={heading}
    >
      {sold && <PetalsOrnament className={styles.ornament} />}
      <div className={styles.head}>
        <h2 id={heading}>{plan.name}</h2>
        {membership?.next?.plan === plan.key && !own && <Badge tone="violet">Comes next</Badge>}
        {own && (
          <Badge tone={sold ? 'gold' : 'violet'} icon={<Check aria-hidden="true" />}>
            Your plan
          </Badge>
        )}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{shortMoney(plan.amount, currency)}</span>{' '}
        <span className={styles.cycle}>{cycleLabel[plan.billingCycle]}</span>
      </p>
      <ul className={`plain-list ${styles.details}`}>
        {plan.details.map((detail) => (
          <li key={detail}>
            <Check aria-hidden="true" />
            {detail}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        {sold && settled && (
          <ButtonLink to="/account-details/membership" variant="secondary" size="lg" fullWidth>
            See your membership
          </ButtonLink>
        )}
        {sold && !settled && (
          <Button
            size="lg"
            fullWidth
            variant={quiet ? 'secondary' : 'primary'}
            busy={purchase.buying === sold}
            disabled={purchase.buying !== undefined}
            aria-describedby={heading}
            onClick={() => purchase.choose(sold, membership)}
          >
            {labelOf(offer)}
          </Button>
        )}
        {!sold && (
          <ButtonLink to={bankRoot} variant="secondary" size="lg" fullWidth aria-describedby={heading}>
            Get Started
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
