import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PagedTable } from '~/lib/admin/paged-table.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/grade-tests.page.ts';
import { type QueuedSheet, queueColumns } from './queue-columns.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Grade tests'),
      description: 'Answer sheets that wait for the faculty.',
      path: '/admin/grade-tests',
      noIndex: true,
    },
    args,
  );

const minuteMs = 60_000;
const defaultSorting = { sort: 'due', order: 'asc' } as const;
const defaults = { ...defaultSorting, filters: ['state', 'topic'] } as const;
const sorts = ['due', 'submitted', 'pages', 'student', 'graded'] as const;
const states = ['waiting', 'mine', 'others', 'returned'] as const;
const stateWords = {
  waiting: 'Waiting for somebody',
  mine: 'Mine',
  others: 'Claimed by others',
  returned: 'Returned',
} as const;

export default function GradeTestsPage() {
  const now = useNow();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const sort = sorts.find((known) => known === address.sort) ?? 'due';
  const state = states.find((known) => known === filters.state);
  const { topic } = filters;
  const query = useQuery({
    queryKey: ['admin', 'grading', 'queue', { q, page, pageSize, sort, order, state, topic }],
    queryFn: () =>
      api('GET /api/admin/grading', {
        query: {
          ...(q && { q }),
          ...(state && { state }),
          ...(topic && { topic }),
          page: String(page),
          pageSize: String(pageSize),
          sort,
          order,
        },
      }),
    placeholderData: keepPreviousData,
    // Somebody may hand in, or another member of the faculty may be quicker, at any time.
    refetchInterval: minuteMs,
    refetchOnMount: 'always',
  });

  const doing = async ({ test_slug }: QueuedSheet, work: () => Promise<unknown>) => {
    setBusy(test_slug);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(undefined);
      await client.invalidateQueries({ queryKey: ['admin', 'grading', 'queue'] });
    }
  };
  const claim = (sheet: QueuedSheet) =>
    doing(sheet, async () => {
      const params = { slug: sheet.test_slug };
      await api('POST /api/admin/grading/:slug/claim', { params, body: {} });
      await navigate(`/admin/grade-tests/${sheet.test_slug}`);
    });
  const release = (sheet: QueuedSheet) =>
    doing(sheet, () => api('POST /api/admin/grading/:slug/release', { params: { slug: sheet.test_slug } }));

  const counts = query.data?.counts;
  const narrowed = Boolean(q || state || topic);
  return (
    <Page width="full">
      <PageHeader
        title="Grade tests"
        lead={
          counts
            ? `${counts.waiting} waiting, ${counts.mine} yours, ${counts.others} with others. The report is promised within 24 working hours.`
            : 'Answer sheets that are paid for, the most urgent first.'
        }
      />
      <TableTools
        search={{
          label: 'Search student, subject, test',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'State',
            empty: 'Not returned yet',
            value: state ?? '',
            options: states.map((value) => ({
              value,
              label: counts ? `${stateWords[value]} (${counts[value]})` : stateWords[value],
            })),
            onChange: (value) =>
              change({
                filters: { ...filters, state: value },
                // What is open begins with the most urgent, what is returned with the latest.
                ...(value === 'returned' ? { sort: 'graded', order: 'desc' } : defaultSorting),
              }),
          },
        ]}
      >
        {topic && (
          <Button
            variant="secondary"
            icon={<X aria-hidden="true" />}
            onClick={() => change({ filters: { ...filters, topic: '' } })}
          >
            Topic: {topicName(query.data?.rows, topic)}
            <span className="visually-hidden"> (show all topics)</span>
          </Button>
        )}
      </TableTools>
      <PagedTable
        query={query}
        what="the answer sheets"
        caption="Answer sheets"
        columns={queueColumns({
          now,
          returned: state === 'returned',
          busy,
          onClaim: (sheet) => void claim(sheet),
          onRelease: (sheet) => void release(sheet),
        })}
        rowKey={({ test_slug }) => test_slug}
        sorting={{ sort, order }}
        onChange={change}
        empty={{
          drawing: <CurveDrawing />,
          title: narrowed ? 'Nothing found' : 'Nothing to grade',
          text: narrowed
            ? 'No sheet matches what you are looking for.'
            : 'Sheets appear here as soon as they are uploaded and paid for.',
        }}
      />
    </Page>
  );
}

const topicName = (rows: readonly QueuedSheet[] | undefined, slug: string): string =>
  rows?.flatMap(({ topics }) => topics).find((topic) => topic.slug === slug)?.topic_name ?? slug;
