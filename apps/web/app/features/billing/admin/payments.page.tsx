import { displayName } from '@sevenfold/contract/accounts/user';
import type { AttentionPayment } from '@sevenfold/contract/billing/billing.schema';
import { useQuery } from '@tanstack/react-query';
import type { MetaArgs } from 'react-router';
import { AdminQuery } from '~/lib/admin/admin-query.tsx';
import { api } from '~/lib/api.ts';
import { money } from '~/lib/billing/money.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Badge } from '~/ui/badge.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import styles from './payments.module.css';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled('Payments'),
      description: 'Payments that somebody should look at.',
      path: '/admin/payments',
      noIndex: true,
    },
    args,
  );

const columns: readonly DataColumn<AttentionPayment>[] = [
  {
    key: 'at',
    label: 'When',
    role: 'quiet',
    cell: ({ at }) => <time dateTime={at}>{localMoment(at)}</time>,
  },
  {
    key: 'status',
    label: 'State',
    cell: ({ status }) =>
      status === 'unmatched' ? <Badge tone="red">Unmatched</Badge> : <Badge tone="amber">Failed</Badge>,
  },
  {
    key: 'amount',
    label: 'Amount',
    role: 'main',
    cell: ({ amount, currency }) => money(amount, currency),
  },
  {
    key: 'student',
    label: 'Student',
    cell: ({ student }) =>
      student ? (
        <>
          {displayName(student)}
          <span className={styles.second}>{student.email}</span>
        </>
      ) : (
        'Nobody we know'
      ),
  },
  { key: 'reason', label: 'Why', cell: ({ reason }) => reason ?? '–' },
  {
    key: 'ids',
    label: 'At the provider',
    cell: ({ provider, payment_id, ref }) => (
      <>
        <code>{payment_id}</code>
        <span className={styles.second}>
          {provider}, {ref}
        </span>
      </>
    ),
  },
];

export default function PaymentsPage() {
  const query = useQuery({
    queryKey: ['admin', 'payments'],
    queryFn: () => api('GET /api/admin/payments/attention'),
  });
  return (
    <Page width="full">
      <PageHeader
        title="Payments to look at"
        lead="Unmatched is money that arrived and bought nothing: give it back at the provider, or what it was meant for by hand. Failed is money that did not arrive."
      />
      <AdminQuery query={query} what="the payments">
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState
              title="Nothing to look at"
              text="Every payment found its purchase, and none has failed."
            />
          ) : (
            <DataTable
              caption="Payments that somebody should look at"
              columns={columns}
              rows={payments}
              rowKey={({ id }) => id}
            />
          )
        }
      </AdminQuery>
    </Page>
  );
}
