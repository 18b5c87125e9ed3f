import { refusalOf } from '@sevenfold/contract/accounts/staff-actions.rules';
import type { UserBilling as Billing } from '@sevenfold/contract/billing/billing.schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { longDate } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { EndPlanDialog } from './end-plan.dialog.tsx';
import { GrantPlanDialog } from './grant-plan.dialog.tsx';
import { factsOfPlan } from './plan-words.ts';
import styles from './user.module.css';
import { type AdminUser, planNames } from './user-words.ts';

type UserBillingProps = { user: AdminUser; billing: Billing };

/** The plan, what staff can do about it, and everything that was bought. */
export function UserBilling({ user, billing }: UserBillingProps) {
  const { membership, provider, orders } = billing;
  const me = useAuth((state) => state.user);
  const [asking, setAsking] = useState<'grant' | 'end'>();
  const may = me !== undefined && me !== null && refusalOf('change-plan', me, user) === undefined;
  const paid = provider !== null && provider !== 'staff';
  return (
    <Card as="section" padding="md" aria-labelledby="billing-heading">
      <h2 id="billing-heading" className={styles.title}>
        Plan and orders
        <Badge tone={membership.plan === 'free' ? 'neutral' : 'gold'}>{planNames[membership.plan]}</Badge>
      </h2>
      <dl className={styles.planFacts}>
        {factsOfPlan(billing).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {may && (
        <p className={styles.planActions}>
          {!paid && (
            <Button variant="secondary" size="sm" onClick={() => setAsking('grant')}>
              {provider === 'staff' ? 'Give another plan' : 'Give a plan'}
            </Button>
          )}
          {provider !== null && membership.status !== 'cancelled' && (
            <Button variant="secondary" size="sm" onClick={() => setAsking('end')}>
              End plan
            </Button>
          )}
        </p>
      )}
      <h3 className={styles.subtitle}>Orders</h3>
      {orders.length === 0 ? (
        <p className={styles.none}>Nothing was bought.</p>
      ) : (
        <ul className={`plain-list ${styles.lines}`}>
          {orders.map((order) => (
            <li key={order.id}>
              <span>
                {order.test_slug === null ? (
                  order.plan?.name
                ) : (
                  <Link to={`/admin/grade-tests/${order.test_slug}`}>Grading of a test</Link>
                )}
                {order.paid_count > 1 && `, paid ${order.paid_count} times`}
                {order.ended_at && <span className={styles.quiet}>, until {longDate(order.ended_at)}</span>}
              </span>
              <span className={styles.quiet}>
                {money(order.amount, order.currency)}, {longDate(order.created_at)}, receipt{' '}
                {order.receipt_number}
              </span>
            </li>
          ))}
        </ul>
      )}
      <GrantPlanDialog
        key={asking === 'grant' ? 'open' : 'closed'}
        user={user}
        open={asking === 'grant'}
        onClose={() => setAsking(undefined)}
      />
      <EndPlanDialog
        user={user}
        billing={billing}
        open={asking === 'end'}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  );
}
