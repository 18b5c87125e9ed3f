import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
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
