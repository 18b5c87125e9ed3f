import type { StaffPayment } from '@sevenfold/contract/billing/billing.schema';
import { paymentStatuses } from '@sevenfold/contract/billing/payments';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedTable } from '~/lib/admin/paged-table.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/payments.page.ts';
import { ClosePaymentDialog } from './close-payment.dialog.tsx';
import { paymentColumns, purposeLabels, statusLooks } from './payment-columns.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Payments'),
      description: 'All payments, and those that somebody should look at.',
      path: '/admin/payments',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'at', order: 'desc', filters: ['state', 'status', 'purpose'] } as const;
const states = ['open', 'resolved'] as const;
const purposes = ['platinum', 'grading'] as const;

/** What an empty list says, where nothing narrows it. */
const emptyWords = {
  all: { title: 'No payments yet', text: 'Every payment that a provider tells of is kept here.' },
  open: {
    title: 'Nothing to look at',
    text: 'Every payment found its purchase, or somebody has dealt with it.',
  },
  resolved: {
    title: 'Nothing closed yet',
    text: 'What you close is kept here, with the note of what was done.',
  },
} as const;
const nothingFound = { title: 'Nothing found', text: 'No payment matches what you are looking for.' };

export default function PaymentsPage() {
  const queries = useQueryClient();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const state = states.find((known) => known === filters.state) ?? 'all';
  const status = paymentStatuses.find((known) => known === filters.status);
  const purpose = purposes.find((known) => known === filters.purpose);
  const [closing, setClosing] = useState<{ payment: StaffPayment; open: boolean }>();
  const query = useQuery({
    queryKey: ['admin', 'payments', { q, page, pageSize, order, state, status, purpose }],
    queryFn: () =>
      api('GET /api/admin/payments', {
        query: {
          ...(q && { q }),
          ...(status && { status }),
          ...(purpose && { purpose }),
          state,
          page: String(page),
          pageSize: String(pageSize),
          order,
        },
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'payments'] });

  const reopen = async ({ id }: StaffPayment) => {
    try {
      await api('POST /api/admin/payments/:id/reopen', { params: { id } });
      toast.success('The entry is open again.');
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refresh();
  };

  const narrowed = q !== '' || status !== undefined || purpose !== undefined;
  const { title, text } = narrowed ? nothingFound : emptyWords[state];
  return (
    <Page width="full">
      <PageHeader
        title="Payments"
        lead="Unmatched is money that arrived and bought nothing: give it back at the provider, or what it was meant for by hand. Failed is a card that was declined, so no money arrived; an entry closes by itself when the same order is paid later."
      />
      <TableTools
        search={{
          label: 'Search by student, reason or id',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'Show',
            value: state === 'all' ? '' : state,
            options: [
              { value: 'open', label: 'To look at' },
              { value: 'resolved', label: 'Closed' },
            ],
            onChange: (value) => change({ filters: { ...filters, state: value } }),
          },
          {
            label: 'Status',
            value: status ?? '',
            options: paymentStatuses.map((value) => ({ value, label: statusLooks[value].label })),
            onChange: (value) => change({ filters: { ...filters, status: value } }),
          },
          {
            label: 'For',
            value: purpose ?? '',
            options: purposes.map((value) => ({ value, label: purposeLabels[value] })),
            onChange: (value) => change({ filters: { ...filters, purpose: value } }),
          },
        ]}
      />
      <PagedTable
        query={query}
        what="the payments"
        caption="Payments"
        columns={paymentColumns(
          (payment) => setClosing({ payment, open: true }),
          (payment) => void reopen(payment),
        )}
        rowKey={({ id }) => id}
        sorting={{ sort: 'at', order }}
        onChange={change}
        empty={{ drawing: <CurveDrawing />, title, text }}
      />
      {closing && (
        <ClosePaymentDialog
          key={closing.payment.id}
          {...closing}
          onClose={() => setClosing({ ...closing, open: false })}
          onDone={refresh}
        />
      )}
    </Page>
  );
}
