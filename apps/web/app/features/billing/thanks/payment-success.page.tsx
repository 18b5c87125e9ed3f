import type { Order, Purpose } from '@sevenfold/contract/billing/billing.schema';
import { planRecords } from '@sevenfold/contract/billing/plans';
import { useSearchParams } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useOrders } from '../use-billing.ts';
import type { Route } from './+types/payment-success.page.ts';
import { BillingFrame, Looking, LookingFailed, NothingPaid } from './billing-frame.tsx';
import { Thanks } from './thanks.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Your payment has arrived'),
      description: 'What you paid for.',
      path: '/payment/success',
      noIndex: true,
    },
    args,
  );

export default function PaymentSuccessPage() {
  return (
    <BillingFrame>
      <Arrived />
    </BillingFrame>
  );
}

const purposeOf = ({ type, plan }: Order): Purpose => {
  if (type === 'grading') return 'grading';
  return plan?.name === planRecords.silver.name ? 'silver' : 'platinum';
};

/** The address can be typed by anybody, so the order is looked up before anything is celebrated. */
function Arrived() {
  const [search] = useSearchParams();
  const test = search.get('test');
  const query = useOrders();
  if (query.isPending) return <Looking />;
  if (query.isError && !query.data) {
    return (
      <LookingFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const order = test === null ? query.data[0] : query.data.find((each) => each.test_slug === test);
  if (!order) {
    return (
      <NothingPaid
        title={test === null ? 'There is no payment on this account' : 'This test has not been paid for'}
        text="If you have just paid, your order appears here as soon as the payment provider confirms it."
        retry={{ busy: query.isFetching, onRetry: () => void query.refetch() }}
      />
    );
  }
  return <Thanks purpose={purposeOf(order)} testSlug={order.test_slug} />;
}
