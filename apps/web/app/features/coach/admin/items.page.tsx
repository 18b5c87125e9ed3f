import { difficulties } from '@sevenfold/contract/questions/question.constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { subjectsQuery } from '../use-coach.ts';
import type { Route } from './+types/items.page.ts';
import { itemColumns } from './item-columns.tsx';
import { itemQuery, suspicionChoices } from './items.rules.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Figures of questions'),
      description: 'How questions work, from real replies.',
      path: '/admin/items',
      noIndex: true,
    },
    args,
  );

const defaults = {
  sort: 'suspicious',
  order: 'desc',
  filters: ['subject', 'difficulty', 'suspicion'],
} as const;

export default function ItemsPage() {
  const { address, change } = useTableAddress(defaults);
  const asked = itemQuery(address);
  const subjects = useQuery(subjectsQuery);
  const query = useQuery({
    queryKey: ['admin', 'items', asked],
    queryFn: () => api('GET /api/admin/items', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const choose = (name: (typeof defaults.filters)[number]) => (value: string) =>
    change({ filters: { ...address.filters, [name]: value } });
  const figuredAt = query.data?.figured_at;
  return (
    <Page width="full">
      <PageHeader
        title="Figures of questions"
        lead={`How hard each question turns out to be, and whether it tells strong students from weak ones. Counted once a night from first answers${figuredAt ? `, last ${localMoment(figuredAt)}` : ''}.`}
      />
      <TableTools
        filters={[
          {
            label: 'Course',
            value: asked.subject ?? '',
            options: (subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({
              value: slug,
              label: subject_name,
            })),
            onChange: choose('subject'),
          },
          {
            label: 'Label',
            value: asked.difficulty ?? '',
            options: difficulties.map((difficulty) => ({ value: difficulty, label: difficulty })),
            onChange: choose('difficulty'),
          },
          {
            label: 'To look at',
            empty: 'All questions',
            value: asked.suspicion ?? '',
            options: suspicionChoices,
            onChange: choose('suspicion'),
          },
        ]}
      />
      <Loaded query={query} what="the figures">
        {({ rows, total, page, pageSize }) =>
          rows.length === 0 ? (
            <EmptyState
              drawing={<CurveDrawing />}
              title={asked.suspicion ? 'Nothing to look at' : 'No figures yet'}
              text={
                asked.suspicion
                  ? 'Replies contradict nothing among these questions.'
                  : 'Facility needs the answers of ten students, discrimination those of thirty.'
              }
            />
          ) : (
            <>
              <DataTable
                caption="Figures of questions"
                columns={itemColumns}
                rows={rows}
                rowKey={({ design }) => design}
                sorting={{ sort: asked.sort, order: asked.order }}
                onSort={change}
                busy={query.isPlaceholderData}
              />
              <TablePages total={total} page={page} pageSize={pageSize} onChange={change} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
