import type { Order, Purpose } from '@sevenfold/contract/billing/billing.schema';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { money } from '~/lib/money.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { orderTitle, periodLabel } from '../order.texts.ts';
import { useGrading, useOrders } from '../use-billing.ts';
import { useReceipt } from '../use-receipt.ts';
import styles from './thanks.module.css';

const ThanksDialog = dialogOnUse(async () => (await import('./thanks.dialog.tsx')).ThanksDialog);

type ThanksProps = { purpose: Purpose; testSlug?: string | null };

/** The dialog that thanks, over the page that stays when it is closed: what was bought, its receipt, and where to go. */
export function Thanks({ purpose, testSlug = null }: ThanksProps) {
  const [open, setOpen] = useState(true);
  const orders = useOrders();
  const grading = useGrading(purpose === 'grading' ? testSlug : null);
  const order = orders.data?.find((each) =>
    purpose === 'grading'
      ? each.type === 'grading' && (testSlug === null || each.test_slug === testSlug)
      : each.type === 'subscription',
  );
  // The dialog says what happens next, so it waits for the answer; without one it says what is true in any case.
  const settled = purpose !== 'grading' || testSlug === null || !grading.isPending;
  return (
    <>
      <PageHeader
        title="Thank you"
        lead={order && 'This is what you bought. We have sent you an e-mail as well.'}
      />
      {orders.isPending && <Skeleton height="12rem" />}
      {order && <Bought order={order} />}
      <div className={styles.ways}>
        {purpose === 'grading' ? (
          <ButtonLink to="/my-tests">My tests</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/take-a-test">Take a test</ButtonLink>
            <ButtonLink to={bankRoot} variant="secondary">
              Question Bank
            </ButtonLink>
            <ButtonLink to="/account-details/membership" variant="secondary">
              Your membership
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/account-details/orders" variant="secondary">
          All orders
        </ButtonLink>
      </div>
      {settled && (
        <ThanksDialog
          purpose={purpose}
          testSlug={testSlug}
          sheetMissing={grading.data?.sheet === null}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Bought({ order }: { order: Order }) {
  const { making, download } = useReceipt();
  return (
    <Card as="section" padding="lg" aria-labelledby="bought">
      <div className={styles.head}>
        <h2 id="bought">{orderTitle(order)}</h2>
        <p className={styles.amount}>{money(order.amount, order.currency)}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{order.period_end === null ? 'Paid on' : 'Period'}</dt>
          <dd>{periodLabel(order)}</dd>
        </div>
        <div>
          <dt>Receipt</dt>
          <dd>{order.receipt_number}</dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" />}
        busy={making === order.id}
        onClick={() => void download(order)}
      >
        Download receipt
      </Button>
    </Card>
  );
}
