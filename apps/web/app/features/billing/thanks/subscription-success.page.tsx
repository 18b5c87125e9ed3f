import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useMembership } from '../use-billing.ts';
import type { Route } from './+types/subscription-success.page.ts';
import { BillingFrame, Looking, LookingFailed, NothingPaid, StartsLater } from './billing-frame.tsx';
import { Thanks } from './thanks.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Your plan has begun'),
      description: 'What your plan brings.',
      path: '/subscription/success',
      noIndex: true,
    },
    args,
  );

export default function SubscriptionSuccessPage() {
  return (
    <BillingFrame>
      <Begun />
    </BillingFrame>
  );
}

/** The address can be typed by anybody, so the plan is looked up before anything is celebrated. */
function Begun() {
  const query = useMembership();
  if (query.isPending) return <Looking />;
  if (query.isError && !query.data) {
    return (
      <LookingFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const { plan, next } = query.data;
  if (next) return <StartsLater next={next} />;
  if (plan === 'free') {
    return (
      <NothingPaid
        title="There is no paid plan on this account"
        text="If you have just paid, your plan appears here as soon as the payment provider confirms it."
        retry={{ busy: query.isFetching, onRetry: () => void query.refetch() }}
      />
    );
  }
  return <Thanks purpose={plan === 'silver' ? 'silver' : 'platinum'} />;
}
