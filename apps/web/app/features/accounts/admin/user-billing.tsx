import type { Order } from '@sevenfold/contract/billing/billing.schema';
import { longDate } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './user.module.css';
import type { UserDetails } from './user-facts.tsx';

type Billing = NonNullable<UserDetails['billing']>;

const amountOf = ({ amount, currency }: Pick<Order, 'amount' | 'currency'>) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

function statusOf({ status, renews_at, ended_at }: Billing['membership']): string {
  if (status === 'payment_failed') return 'The last payment failed';
  if (ended_at) return `Ends on ${longDate(ended_at)}`;
  if (renews_at) return `Renews on ${longDate(renews_at)}`;
  return 'Costs nothing';
}

/** The plan, and everything that was bought. */
export function UserBilling({ billing: { membership, orders } }: { billing: Billing }) {
  return (
    <Card as="section" padding="md" aria-labelledby="billing-heading">
      <h2 id="billing-heading" className={styles.title}>
        Plan and orders
        <Badge tone={membership.plan === 'free' ? 'neutral' : 'gold'}>{membership.name}</Badge>
      </h2>
      <p className={styles.quiet}>{statusOf(membership)}</p>
      {orders.length > 0 && (
        <ul className={`plain-list ${styles.lines}`}>
          {orders.map((order) => (
            <li key={order.id}>
              <span>
                {order.plan?.name ?? 'Grading of a test'}
                {order.paid_count > 1 && `, paid ${order.paid_count} times`}
              </span>
              <span className={styles.quiet}>
                {amountOf(order)}, {longDate(order.created_at)}, receipt {order.receipt_number}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
