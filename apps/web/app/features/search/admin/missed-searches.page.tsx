import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/missed-searches.page.ts';
import { AddToTopicDialog } from './add-to-topic-dialog.tsx';
import { type MissedSearch, missedColumns } from './missed-columns.tsx';
import { missedKey, useDismiss } from './missed-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Searches'),
      description: 'What was searched and not found.',
      path: '/admin/searches',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'count', order: 'desc', filters: ['missed'] } as const;

export default function MissedSearchesPage() {
  const now = useNow();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const sort = address.sort === 'latest' ? 'latest' : 'count';
  const missed = filters.missed === 'click' ? 'click' : 'result';
  const [adding, setAdding] = useState<{ search: MissedSearch; open: boolean }>();
  const dismiss = useDismiss();

  const query = useQuery({
    queryKey: [...missedKey, { q, page, pageSize, sort, order, missed }],
    queryFn: () =>
      api('GET /api/admin/searches', {
        query: { ...(q && { q }), page: String(page), pageSize: String(pageSize), sort, order, missed },
      }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page width="full">
      <PageHeader
        title="Searches"
        lead="What was searched and didn’t lead anywhere, of everybody together. Add it to the words of a topic, and it is found from then on."
      />
      <TableTools
        search={{
          label: 'Search what was searched',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'Missed',
            value: filters.missed ?? '',
            empty: 'Without a result',
            options: [{ value: 'click', label: 'Without a choice' }],
            onChange: (value) => change({ filters: { ...filters, missed: value } }),
          },
        ]}
      />
      <Loaded query={query} what="the searches">
        {({ rows, total, page: shown, pageSize: size }) =>
          rows.length === 0 ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title={q ? 'Nothing found' : 'Nothing is missed'}
              text={
                q
                  ? 'No search on this list has these words.'
                  : missed === 'result'
                    ? 'When students search for something that isn’t found, it appears here.'
                    : 'When students find something and choose nothing of it, it appears here.'
              }
            />
          ) : (
            <>
              <DataTable
                caption="Searches"
                columns={missedColumns(now, missed, {
                  onAdd: (search) => setAdding({ search, open: true }),
                  onDismiss: (search) => void dismiss(search),
                })}
                rows={rows}
                rowKey={({ id }) => String(id)}
                sorting={{ sort, order }}
                onSort={change}
                busy={query.isPlaceholderData}
              />
              <TablePages total={total} page={shown} pageSize={size} onChange={change} />
            </>
          )
        }
      </Loaded>
      {adding && (
        <AddToTopicDialog
          key={adding.search.id}
          {...adding}
          onClose={() => setAdding({ ...adding, open: false })}
        />
      )}
    </Page>
  );
}
