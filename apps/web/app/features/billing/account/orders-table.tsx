import type { Order } from '@sevenfold/contract/billing/billing.schema';
import { Download } from 'lucide-react';
import { money } from '~/lib/money.ts';
import { Button } from '~/ui/button.tsx';
import table from '~/ui/table.module.css';
import { endedLabel, periodLabel, typeLabel } from '../order.texts.ts';
import { useReceipt } from '../use-receipt.ts';
import styles from './orders.module.css';

export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const { making, download } = useReceipt();
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Your orders</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Plan</th>
          <th scope="col">Period</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col" className={styles.count}>
            Paid count
          </th>
          <th scope="col">Ended</th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className={styles.type}>{typeLabel(order)}</td>
            <td className={styles.plan}>{order.plan?.name ?? <Nothing text="No plan" />}</td>
            <td className={styles.period}>{periodLabel(order)}</td>
            <td className={styles.amount}>{money(order.amount, order.currency)}</td>
            <td className={styles.count} data-label="Paid count">
              {order.paid_count}
            </td>
            <td className={styles.ended} data-label="Ended">
              {order.ended_at === null ? (
                <Nothing text="Not ended" />
              ) : (
                <time dateTime={order.ended_at}>{endedLabel(order.ended_at, new Date())}</time>
              )}
            </td>
            <td className={styles.receipt}>
              <Button
                variant="secondary"
                size="sm"
                icon={<Download aria-hidden="true" />}
                busy={making === order.id}
                aria-label={`Download receipt ${order.receipt_number}`}
                onClick={() => void download(order)}
              >
                Receipt
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
