import { displayName } from '@sevenfold/contract/accounts/user';
import type { AttentionPayment } from '@sevenfold/contract/billing/billing.schema';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './payments.module.css';

type Act = (payment: AttentionPayment) => void;

export const paymentColumns = (onClose: Act, onReopen: Act): readonly DataColumn<AttentionPayment>[] => [
  {
    key: 'at',
    label: 'When',
    sort: 'at',
    first: 'desc',
    role: 'quiet',
    cell: ({ at }) => <time dateTime={at}>{localMoment(at)}</time>,
  },
  {
    key: 'amount',
    label: 'Amount',
    role: 'main',
    cell: ({ amount, currency, status }) => (
      <span className={styles.amount}>
        {money(amount, currency)}
        {status === 'unmatched' ? <Badge tone="red">Unmatched</Badge> : <Badge tone="amber">Failed</Badge>}
      </span>
    ),
  },
  {
    key: 'student',
    label: 'Student',
    cell: ({ student }) =>
      student ? (
        <>
          <Link to={`/admin/users/${student.id}`}>{displayName(student)}</Link>
          <span className={styles.second}>{student.email}</span>
        </>
      ) : (
        'Nobody we know'
      ),
  },
  {
    key: 'reason',
    label: 'Why',
    cell: ({ reason, resolved }) => (
      <>
        {reason ?? '–'}
        {resolved && (
          <span className={styles.note}>
            {resolved.note && <>{resolved.note} </>}
            <span className={styles.second}>
              {resolved.by ?? 'A deleted account'}, {localMoment(resolved.at)}
            </span>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'ids',
    label: 'At the provider',
    cell: ({ provider, payment_id, ref }) => (
      <>
        <code className={styles.code}>{payment_id}</code>
        <span className={styles.second}>
          {provider}, {ref}
        </span>
      </>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: (payment) => (
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (payment.resolved ? onReopen(payment) : onClose(payment))}
      >
        {payment.resolved ? 'Reopen' : 'Close'}
        <span className="visually-hidden"> payment {payment.payment_id}</span>
      </Button>
    ),
  },
];
