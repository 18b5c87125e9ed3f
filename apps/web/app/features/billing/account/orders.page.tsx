import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useSite } from '~/lib/site.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { useOrders } from '../use-billing.ts';
import type { Route } from './+types/orders.page.ts';
import styles from './orders.module.css';
import { OrdersTable } from './orders-table.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Orders'),
      description: 'What you bought, and its receipts.',
      path: '/account-details/orders',
      noIndex: true,
    },
    args,
  );

export default function OrdersPage() {
  const query = useOrders();
  const { variant } = useSite();
  return (
    <div className={styles.page}>
      {query.isPending && (
        <SkeletonPage label="Loading your orders…">
          <Skeleton height="2.75rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </SkeletonPage>
      )}
      {query.isError && !query.data && (
        <EmptyState
          title="Your orders could not be loaded"
          text={messageOf(query.error)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          drawing={<CurveDrawing />}
          title="No orders yet"
          text="Plans and gradings that you buy are listed here, each with a receipt to print."
          action={!isLeftOut(variant, '/pricing') && <ButtonLink to="/pricing">See the plans</ButtonLink>}
        />
      )}
      {query.data && query.data.length > 0 && <OrdersTable orders={query.data} />}
    </div>
  );
}
