import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { lastDayOf } from '@sevenfold/contract/billing/plan-offer.rules';
import { currency, planRecords, pricedPlans } from '@sevenfold/contract/billing/plans';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { useSite } from '~/lib/site.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { PetalsOrnament } from '~/ui/drawings/petals-ornament.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useCancelSubscription, useResumeSubscription, useTestsUsed } from '../use-billing.ts';
import styles from './membership.module.css';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);
const TakeBackDialog = dialogOnUse(async () => (await import('./take-back.dialog.tsx')).TakeBackDialog);

export function MembershipCard({ membership }: { membership: Membership }) {
  const { variant } = useSite();
  const { plan, name, status } = membership;
  const { testsShown, questionsShown } = planRecords[plan];
  const paid = plan !== 'free';
  // It was bought under the name of the pricing page; orders and receipts have the record's.
  const sold = paid ? pricedPlans.find(({ key }) => key === plan) : undefined;
  return (
    <section className={styles.card} data-paid={paid} aria-labelledby="membership-heading">
      <PetalsOrnament className={styles.ornament} />
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{sold ? name : 'Your plan'}</p>
          <h2 id="membership-heading">{sold?.name ?? name}</h2>
        </div>
        <StatusBadge membership={membership} />
      </div>
      {status === 'payment_failed' && <PaymentFailed membership={membership} />}
      <dl className={styles.facts}>
        <div>
          <dt>Tests</dt>
          <dd>{testsShown}</dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>{questionsShown}</dd>
        </div>
        <div>
          <dt>Tests made this month</dt>
          <dd>
            <TestsUsed />
          </dd>
        </div>
        <Dates membership={membership} />
      </dl>
      <div className={styles.actions}>
        {!paid && !isLeftOut(variant, '/pricing') && (
          <>
            <ButtonLink to="/pricing">Upgrade</ButtonLink>
            <p>Unlimited tests and 3000+ questions.</p>
          </>
        )}
        {membership.next && (
          <Next membership={membership} next={membership.next} running={sold?.name ?? name} />
        )}
        {status === 'cancelled' && membership.ended_at !== null && !membership.next && (
          <>
            {membership.can_resume && <Resume />}
            {!isLeftOut(variant, '/pricing') && (
              <ButtonLink to="/pricing" variant="secondary">
                Choose another plan
              </ButtonLink>
            )}
            <p>
              You keep your plan until {longDate(lastDayOf(membership.ended_at))}. Nothing more is charged
              unless you {membership.can_resume ? 'resume it or choose another one' : 'choose one'}, which
              then starts when this one ends.
            </p>
          </>
        )}
        {membership.given && !membership.next && !isLeftOut(variant, '/pricing') && (
          <>
            <ButtonLink to="/pricing" variant="secondary">
              See the plans
            </ButtonLink>
            <p>This plan was given to you and costs nothing. One that you buy can start when it ends.</p>
          </>
        )}
        {membership.can_cancel && <Cancel membership={membership} />}
      </div>
    </section>
  );
}

function StatusBadge({ membership: { status, next } }: { membership: Membership }) {
  if (status === 'active') return <Badge tone="green">Active</Badge>;
  if (status === 'cancelled' && next) return <Badge tone="violet">Another follows</Badge>;
  if (status === 'cancelled') return <Badge tone="amber">Cancelled</Badge>;
  if (status === 'payment_failed') return <Badge tone="red">Payment failed</Badge>;
  return null;
}

function PaymentFailed({ membership: { amount } }: { membership: Membership }) {
  return (
    <div role="alert" className={styles.failed}>
      <CircleAlert aria-hidden="true" />
      <p>
        Your last payment{amount !== null && ` of ${money(amount, currency)}`} did not go through. We try
        again over the next days: please see that your card is valid and covered, or your plan ends.
      </p>
    </div>
  );
}

function TestsUsed() {
  const query = useTestsUsed();
  if (query.data) return query.data.used;
  return query.isPending ? <Skeleton width="3rem" height="1.25rem" /> : '–';
}

function Dates({ membership: { plan, status, amount, renews_at, ended_at } }: { membership: Membership }) {
  const cycle = pricedPlans.find(({ key }) => key === plan)?.billingCycle;
  return (
    <>
      {renews_at !== null && (
        <div>
          <dt>{status === 'payment_failed' ? 'Was due on' : 'Renews on'}</dt>
          <dd>
            <time dateTime={renews_at}>{longDate(renews_at)}</time>
          </dd>
        </div>
      )}
      {ended_at !== null && (
        <div>
          <dt>Ends on</dt>
          <dd>
            <time dateTime={ended_at}>{longDate(lastDayOf(ended_at))}</time>
          </dd>
        </div>
      )}
      {amount !== null && amount > 0 && (
        <div>
          <dt>Price</dt>
          <dd>
            {money(amount, currency)} {cycle === 'yearly' ? 'per year' : 'per month'}
          </dd>
        </div>
      )}
    </>
  );
}

function Resume() {
  const resumption = useResumeSubscription();
  return (
    <Button busy={resumption.isPending} onClick={() => resumption.mutate()}>
      Resume subscription
    </Button>
  );
}

/** What comes when the present plan is over, and the way out of it. */
function Next(plans: { membership: Membership; next: NonNullable<Membership['next']>; running: string }) {
  const [asking, setAsking] = useState(false);
  const { name, amount, starts_at, can_cancel } = plans.next;
  return (
    <>
      <p className={styles.next}>
        The <strong>{name}</strong> starts on {longDate(starts_at)}. {money(amount, currency)} is charged on
        that day, and nothing before.
      </p>
      {can_cancel && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Take it back
        </Button>
      )}
      <TakeBackDialog {...plans} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function Cancel({ membership }: { membership: Membership }) {
  const [asking, setAsking] = useState(false);
  const cancellation = useCancelSubscription();
  const until = membership.renews_at ?? membership.ended_at;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="Cancel your subscription?"
        text={
          until === null || membership.status === 'payment_failed'
            ? 'You keep your plan until the end of the period you paid for. Nothing more is charged.'
            : `You keep your plan until ${longDate(lastDayOf(until))}. Nothing more is charged.`
        }
        confirmLabel="Cancel subscription"
        cancelLabel="Keep my plan"
        busy={cancellation.isPending}
        onConfirm={() => cancellation.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
