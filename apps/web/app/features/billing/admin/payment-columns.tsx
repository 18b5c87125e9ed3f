import { displayName } from '@sevenfold/contract/accounts/user';
import type { Purpose, StaffPayment } from '@sevenfold/contract/billing/billing.schema';
import { needsLooking, type PaymentStatus, paidLaterNote } from '@sevenfold/contract/billing/payments';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { money } from '~/lib/money.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './payments.module.css';

export const statusLooks = {
  paid: { label: 'Paid', tone: 'green' },
  failed: { label: 'Failed', tone: 'amber' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  unmatched: { label: 'Unmatched', tone: 'red' },
} as const satisfies Record<PaymentStatus, { label: string; tone: string }>;

export const purposeLabels: Readonly<Record<Purpose, string>> = {
  platinum: 'Pro plan',
  silver: 'Silver plan',
  grading: 'Grading',
};

type Act = (payment: StaffPayment) => void;

export const paymentColumns = (onClose: Act, onReopen: Act): readonly DataColumn<StaffPayment>[] => [
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
        <Badge tone={statusLooks[status].tone}>{statusLooks[status].label}</Badge>
      </span>
    ),
  },
  {
    key: 'student',
    label: 'Student',
    width: '20%',
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
    key: 'purpose',
    label: 'For',
    cell: ({ purpose }) => (purpose ? purposeLabels[purpose] : '–'),
  },
  {
    key: 'reason',
    label: 'Notes',
    width: '12%',
    cell: ({ reason, resolved }) => (
      <>
        {reason ?? (resolved ? null : '–')}
        {resolved && (
          <span className={styles.note}>
            {resolved.note && <>{resolved.note} </>}
            <span className={styles.second}>
              {resolved.note !== paidLaterNote && `${resolved.by ?? 'A deleted account'}, `}
              {localMoment(resolved.at)}
            </span>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'ids',
    label: 'At the provider',
    width: '30%',
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
    cell: (payment) =>
      needsLooking(payment.status) && (
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
