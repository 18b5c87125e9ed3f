import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { currency } from '@sevenfold/contract/billing/plans';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { longDate } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { createQueryClient } from '~/lib/query.ts';
import { useSite } from '~/lib/site.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';

/** What stands below is a message; readers who go by headings still need to know where they are. */
const PageTitle = () => <h1 className="visually-hidden">Your payment</h1>;

/** The frame of the pages that a payment comes back to. */
export function BillingFrame({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page width="text">{children}</Page>
    </QueryClientProvider>
  );
}

export function Looking() {
  return (
    <SkeletonPage label="Looking for your payment…">
      <Skeleton width="40%" height="2.25rem" />
      <Skeleton height="12rem" />
    </SkeletonPage>
  );
}

type FailureProps = { error: unknown; retrying: boolean; onRetry: () => void };

export function LookingFailed({ error, retrying, onRetry }: FailureProps) {
  return (
    <>
      <PageTitle />
      <EmptyState
        title="We could not look up your payment"
        text={`${messageOf(error)} Whatever you paid is safe: it is recorded with the payment provider.`}
        action={
          <Button busy={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </>
  );
}

type StartsLaterProps = { next: NonNullable<Membership['next']> };

/** Bought, to follow what the student has now. */
export function StartsLater({ next: { name, amount, starts_at } }: StartsLaterProps) {
  const day = longDate(starts_at);
  return (
    <>
      <PageTitle />
      <EmptyState
        title={`Your ${name} starts on ${day}`}
        text={`${money(amount, currency)} is charged on that day, and nothing before. What you have now lasts until then. We have sent you an e-mail as well.`}
        action={
          <>
            <ButtonLink to="/account-details/membership">Your membership</ButtonLink>
            <ButtonLink to="/take-a-test" variant="secondary">
              Take a test
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

type NothingPaidProps = { title: string; text: string; retry?: { busy: boolean; onRetry: () => void } };

export function NothingPaid({ title, text, retry }: NothingPaidProps) {
  const { variant } = useSite();
  return (
    <>
      <PageTitle />
      <EmptyState
        title={title}
        text={text}
        action={
          <>
            {!isLeftOut(variant, '/pricing') && <ButtonLink to="/pricing">See the plans</ButtonLink>}
            {retry && (
              <Button variant="secondary" busy={retry.busy} onClick={retry.onRetry}>
                Look again
              </Button>
            )}
            <ButtonLink to="/account-details/orders" variant="secondary">
              Your orders
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
