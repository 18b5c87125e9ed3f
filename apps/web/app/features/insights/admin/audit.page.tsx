import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MetaArgs } from 'react-router';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { AuditChanges } from './audit-changes.tsx';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    { title: titled('Audit log'), description: 'What staff did.', path: '/admin/audit', noIndex: true },
    args,
  );

type Entry = Answer<'GET /api/admin/audit'>['rows'][number];

const kinds = [
  'question',
  'subject',
  'topic',
  'user',
  'plan',
  'test',
  'doubt',
  'report',
  'post',
  'import',
  'payment',
];

const defaults = { sort: 'at', order: 'desc', filters: ['kind'] } as const;

const columns: readonly DataColumn<Entry>[] = [
  {
    key: 'at',
    label: 'When',
    sort: 'at',
    first: 'desc',
    role: 'quiet',
    cell: ({ at }) => <time dateTime={at}>{localMoment(at)}</time>,
  },
  { key: 'actor', label: 'Who', cell: ({ actor }) => actor.name },
  { key: 'action', label: 'What', role: 'main', cell: ({ action }) => action },
  { key: 'about', label: 'About', cell: ({ about }) => `${about.name} (${about.kind} ${about.id})` },
  { key: 'changes', label: 'Before and after', cell: (entry) => <AuditChanges entry={entry} /> },
];

export default function AuditPage() {
  const { address, change } = useTableAddress(defaults);
  const { filters, ...rest } = address;
  const query = useQuery({
    queryKey: ['admin', 'audit', address],
    queryFn: () =>
      api('GET /api/admin/audit', {
        query: {
          ...(rest.q && { q: rest.q }),
          page: String(rest.page),
          pageSize: String(rest.pageSize),
          order: rest.order,
          ...(filters.kind && { kind: filters.kind }),
        },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="full">
      <PageHeader
        title="Audit log"
        lead="Every action of staff, as it happened. Nobody can change or remove an entry."
      />
      <TableTools
        search={{
          label: 'Search by person, action or thing',
          value: address.q,
          onChange: (q) => change({ q }, { replace: true }),
        }}
        filters={[
          {
            label: 'Kind',
            value: filters.kind ?? '',
            options: kinds.map((kind) => ({ value: kind, label: kind })),
            onChange: (kind) => change({ filters: { kind } }),
          },
        ]}
      />
      {query.isPending ? (
        <SkeletonPage label="Loading the audit log…">
          <Skeleton height="20rem" />
        </SkeletonPage>
      ) : query.isError ? (
        <EmptyState
          title="The audit log could not be loaded"
          text={messageOf(query.error)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <>
          <DataTable
            caption="Actions of staff"
            columns={columns}
            rows={query.data.rows}
            rowKey={({ id }) => String(id)}
            sorting={address}
            onSort={change}
            busy={query.isPlaceholderData}
          />
          <TablePages {...query.data} onChange={change} />
        </>
      )}
    </Page>
  );
}
