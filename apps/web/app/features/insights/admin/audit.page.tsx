import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagedTable } from '~/lib/admin/paged-table.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import type { DataColumn } from '~/ui/data-table.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/audit.page.ts';
import { AuditAbout } from './audit-about.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { AuditDays } from './audit-days.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Audit log'), description: 'What staff did.', path: '/admin/audit', noIndex: true },
    args,
  );

type Entry = Answer<'GET /api/admin/audit'>['rows'][number];

const defaults = {
  sort: 'at',
  order: 'desc',
  filters: ['actor', 'action', 'kind', 'id', 'from', 'to'],
} as const;

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
  { key: 'about', label: 'About', cell: ({ about }) => <AuditAbout about={about} /> },
  { key: 'changes', label: 'Before and after', cell: (entry) => <AuditChanges entry={entry} /> },
];

const plain = (value: string) => ({ value, label: value });

export default function AuditPage() {
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const query = useQuery({
    queryKey: ['admin', 'audit', 'list', address],
    queryFn: () =>
      api('GET /api/admin/audit', {
        query: { ...(q && { q }), page: String(page), pageSize: String(pageSize), order, ...filters },
      }),
    placeholderData: keepPreviousData,
  });
  const { data: choices } = useQuery({
    queryKey: ['admin', 'audit', 'choices'],
    queryFn: () => api('GET /api/admin/audit/choices'),
  });
  const narrow = (part: typeof filters) => change({ filters: { ...filters, ...part } });
  const narrowed = q !== '' || Object.keys(filters).length > 0;
  return (
    <Page width="full">
      <PageHeader
        title="Audit log"
        lead="Every action of staff, as it happened. Nobody can change or remove an entry."
      />
      <TableTools
        search={{
          label: 'Search by person, action or thing',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'Who',
            value: filters.actor ?? '',
            options: choices?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? [],
            onChange: (actor) => narrow({ actor }),
          },
          {
            label: 'What',
            value: filters.action ?? '',
            options: choices?.actions.map(plain) ?? [],
            onChange: (action) => narrow({ action }),
          },
          {
            label: 'Kind',
            value: filters.kind ?? '',
            options: choices?.kinds.map(plain) ?? [],
            onChange: (kind) => narrow({ kind, id: '' }),
          },
        ]}
      >
        <AuditDays from={filters.from ?? ''} to={filters.to ?? ''} onChange={narrow} />
      </TableTools>
      <PagedTable
        query={query}
        what="the audit log"
        caption="Actions of staff"
        columns={columns}
        rowKey={({ id }) => String(id)}
        sorting={{ sort: 'at', order }}
        onChange={change}
        empty={{
          drawing: <CurveDrawing />,
          title: narrowed ? 'Nothing found' : 'Nothing was done yet',
          text: narrowed
            ? 'No entry matches what you are looking for.'
            : 'Whatever staff change is written down here.',
        }}
      />
    </Page>
  );
}
