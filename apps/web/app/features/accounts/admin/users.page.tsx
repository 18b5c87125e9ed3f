import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { PagedTable } from '~/lib/admin/paged-table.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { TreeDrawing } from '~/ui/drawings/tree-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/users.page.ts';
import { useExport } from './use-export.ts';
import { userColumns } from './user-columns.tsx';
import { choices, filterQuery } from './user-filters.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Users'),
      description: 'Everybody with an account.',
      path: '/admin/users',
      noIndex: true,
    },
    args,
  );

const defaults = {
  sort: 'created',
  order: 'desc',
  filters: ['role', 'verified', 'state', 'plan'],
} as const;
const sorts = ['created', 'name', 'email', 'seen'] as const;

export default function UsersPage() {
  const now = useNow();
  const { address, change } = useTableAddress(defaults);
  const { page, pageSize, order, filters } = address;
  const sort = sorts.find((known) => known === address.sort) ?? 'created';
  const filter = filterQuery(address);
  const { exporting, exportUsers } = useExport();
  const query = useQuery({
    queryKey: ['admin', 'users', 'list', { filter, page, pageSize, sort, order }],
    queryFn: () =>
      api('GET /api/admin/users', {
        query: { ...filter, page: String(page), pageSize: String(pageSize), sort, order },
      }),
    placeholderData: keepPreviousData,
  });
  const narrowed = Object.keys(filter).length > 0;
  return (
    <Page width="full">
      <PageHeader title="Users" lead="Everybody with an account." />
      <TableTools
        search={{
          label: 'Search name, e-mail, username, phone',
          value: address.q,
          onChange: (q) => change({ q }, { replace: true }),
        }}
        filters={choices.map(({ name, label, options }) => ({
          label,
          options,
          value: filter[name] ?? '',
          onChange: (value) => change({ filters: { ...filters, [name]: value } }),
        }))}
      >
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={exporting}
          onClick={() => void exportUsers(filter)}
        >
          Export CSV
        </Button>
      </TableTools>
      <PagedTable
        query={query}
        what="the users"
        caption="Users"
        columns={userColumns(now)}
        rowKey={({ id }) => id}
        sorting={{ sort, order }}
        onChange={change}
        empty={{
          drawing: <TreeDrawing />,
          title: 'Nobody found',
          text: narrowed ? 'No account matches what you are looking for.' : 'There is nobody on this page.',
        }}
      />
    </Page>
  );
}
