import { mostInBulk } from '@sevenfold/contract/questions/edit-question.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { DataTable } from '~/ui/data-table.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/questions.page.ts';
import { BulkBar } from './bulk-bar.tsx';
import { questionColumns } from './question-columns.tsx';
import { apiFilter, choices, filterQuery, setChoices, topicFilters } from './question-filters.ts';
import styles from './questions.module.css';
import { useChooseAll } from './use-choose-all.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTopicFilters } from './use-topic-filters.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Questions'),
      description: 'Every question of the bank.',
      path: '/admin/questions',
      noIndex: true,
    },
    args,
  );

const defaults = {
  sort: 'updated',
  order: 'desc',
  filters: [...topicFilters, ...choices.map(({ name }) => name)],
} as const;
const sorts = ['updated', 'id', 'topic', 'priority', 'year', 'difficulty', 'marks', 'reports'] as const;

export default function AdminQuestionsPage() {
  const now = useNow();
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const { address, change } = useTableAddress(defaults);
  const { page, pageSize, order, filters } = address;
  const sort = sorts.find((known) => known === address.sort) ?? 'updated';
  const filter = filterQuery(address);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chooseAll = useChooseAll(filter, setChosen);
  const [asked, setAsked] = useState<boolean>();
  const active = setChoices(filter);
  const more = asked ?? active > 0;
  const topics = useTopicFilters(filter, (part) => change({ filters: { ...filters, ...part } }));
  const query = useQuery({
    queryKey: ['admin', 'questions', 'list', { filter, page, pageSize, sort, order }],
    queryFn: () =>
      api('GET /api/admin/questions', {
        query: { ...apiFilter(filter), page: String(page), pageSize: String(pageSize), sort, order },
      }),
    placeholderData: keepPreviousData,
  });
  useTableKeys(frame);
  return (
    <Page width="full">
      <PageHeader
        title="Questions"
        lead="Every question of the bank, hidden ones too."
        actions={
          <ButtonLink to="/admin/questions/new" icon={<Plus aria-hidden="true" />}>
            New question
          </ButtonLink>
        }
      />
      <TableTools
        search={{
          label: 'Search text, number or id',
          value: address.q,
          onChange: (q) => change({ q }, { replace: true }),
        }}
        filters={topics}
      >
        <Button
          variant="secondary"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={more}
          onClick={() => setAsked(!more)}
        >
          {active > 0 ? `More filters (${active})` : 'More filters'}
        </Button>
      </TableTools>
      {more && (
        <TableTools
          filters={choices.map(({ name, label, options }) => ({
            label,
            options,
            value: filter[name] ?? '',
            onChange: (value) => change({ filters: { ...filters, [name]: value } }),
          }))}
        >
          <Button variant="quiet" onClick={() => change({ q: '', filters: {} })}>
            Clear filters
          </Button>
        </TableTools>
      )}
      <Loaded query={query} what="the questions">
        {({ rows, total, page: shown, pageSize: size }) => (
          <div ref={frame}>
            {rows.length === 0 ? (
              <EmptyState
                drawing={<CurveDrawing />}
                title="No questions found"
                text="No question matches what you are looking for."
                action={
                  <Button variant="secondary" onClick={() => change({ q: '', filters: {} })}>
                    Show all questions
                  </Button>
                }
              />
            ) : (
              <>
                <DataTable
                  caption="Questions"
                  columns={questionColumns(now, { rows: rows.map(({ id }) => id), table: search })}
                  rows={rows}
                  rowKey={({ id }) => String(id)}
                  sorting={{ sort, order }}
                  onSort={change}
                  selection={{ selected: chosen, onSelect: setChosen }}
                  busy={query.isPlaceholderData}
                />
                <TablePages total={total} page={shown} pageSize={size} onChange={change} />
                <p className={styles.keys}>
                  <kbd>J</kbd> and <kbd>K</kbd> go down and up, <kbd>X</kbd> chooses, <kbd>E</kbd> edits.
                </p>
              </>
            )}
            <BulkBar
              chosen={chosen}
              onClear={() => setChosen(new Set())}
              chooseAll={
                total <= mostInBulk
                  ? { total, busy: chooseAll.busy, run: () => void chooseAll.run(total) }
                  : undefined
              }
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
