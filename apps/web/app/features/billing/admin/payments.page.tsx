import type { AttentionPayment } from '@sevenfold/contract/billing/billing.schema';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/payments.page.ts';
import { ClosePaymentDialog } from './close-payment.dialog.tsx';
import { paymentColumns } from './payment-columns.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Payments'),
      description: 'Payments that somebody should look at.',
      path: '/admin/payments',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'at', order: 'desc', filters: ['state', 'status'] } as const;

export default function PaymentsPage() {
  const queries = useQueryClient();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const state = filters.state === 'resolved' ? 'resolved' : 'open';
  const status = (['unmatched', 'failed'] as const).find((known) => known === filters.status);
  const [closing, setClosing] = useState<{ payment: AttentionPayment; open: boolean }>();
  const query = useQuery({
    queryKey: ['admin', 'payments', { q, page, pageSize, order, state, status }],
    queryFn: () =>
      api('GET /api/admin/payments/attention', {
        query: {
          ...(q && { q }),
          ...(status && { status }),
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

  const reopen = async ({ id }: AttentionPayment) => {
    try {
      await api('POST /api/admin/payments/:id/reopen', { params: { id } });
      toast.success('The entry is open again.');
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refresh();
  };

  const narrowed = q !== '' || status !== undefined;
  return (
    <Page width="full">
      <PageHeader
        title="Payments to look at"
        lead="Unmatched is money that arrived and bought nothing: give it back at the provider, or what it was meant for by hand. Failed is money that did not arrive."
      />
      <TableTools
        search={{
          label: 'Search by student, reason or id',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'State',
            value: filters.state ?? '',
            empty: 'Open',
            options: [{ value: 'resolved', label: 'Closed' }],
            onChange: (value) => change({ filters: { ...filters, state: value } }),
          },
          {
            label: 'Kind',
            value: status ?? '',
            options: [
              { value: 'unmatched', label: 'Unmatched' },
              { value: 'failed', label: 'Failed' },
            ],
            onChange: (value) => change({ filters: { ...filters, status: value } }),
          },
        ]}
      />
      <Loaded query={query} what="the payments">
        {({ rows, total, page: shown, pageSize: size }) =>
          rows.length === 0 ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title={
                narrowed ? 'Nothing found' : state === 'open' ? 'Nothing to look at' : 'Nothing closed yet'
              }
              text={
                narrowed
                  ? 'No payment matches what you are looking for.'
                  : state === 'open'
                    ? 'Every payment found its purchase, or somebody has dealt with it.'
                    : 'What you close is kept here, with the note of what was done.'
              }
            />
          ) : (
            <>
              <DataTable
                caption="Payments to look at"
                columns={paymentColumns(
                  (payment) => setClosing({ payment, open: true }),
                  (payment) => void reopen(payment),
                )}
                rows={rows}
                rowKey={({ id }) => id}
                sorting={{ sort: 'at', order }}
                onSort={change}
                busy={query.isPlaceholderData}
              />
              <TablePages total={total} page={shown} pageSize={size} onChange={change} />
            </>
          )
        }
      </Loaded>
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
