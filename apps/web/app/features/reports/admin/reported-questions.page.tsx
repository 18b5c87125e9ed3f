import { reportReasons } from '@sevenfold/contract/reports/report.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedTable } from '~/lib/admin/paged-table.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/reported-questions.page.ts';
import { type Reported, reportedColumns } from './reported-columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Reported questions'),
      description: 'What students reported about questions.',
      path: '/admin/reported-questions',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'latest', order: 'desc', filters: ['state', 'reason'] } as const;

export default function ReportedQuestionsPage() {
  const now = useNow();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const sort = address.sort === 'count' ? 'count' : 'latest';
  // What has to be done is shown unless all is asked for.
  const state = filters.state === 'all' ? undefined : filters.state === 'closed' ? 'closed' : 'open';
  const reason = reportReasons.find((known) => known === filters.reason);
  const [review, setReview] = useState<{ reported: Reported; open: boolean }>();

  const query = useQuery({
    queryKey: ['admin', 'reports', { q, page, pageSize, sort, order, state, reason }],
    queryFn: () =>
      api('GET /api/admin/reports', {
        query: {
          ...(q && { q }),
          ...(state && { state }),
          ...(reason && { reason }),
          page: String(page),
          pageSize: String(pageSize),
          sort,
          order,
        },
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

  const open = query.data?.open;
  const narrowed = q !== '' || reason !== undefined || state !== 'open';
  return (
    <Page width="full">
      <PageHeader
        title="Reported questions"
        lead={
          open === undefined
            ? 'What students say is wrong.'
            : open === 0
              ? 'There is nothing open.'
              : `${open} ${open === 1 ? 'question has' : 'questions have'} open reports.`
        }
      />
      <TableTools
        search={{
          label: 'Search by number, text, topic or report',
          value: q,
          onChange: (text) => change({ q: text }, { replace: true }),
        }}
        filters={[
          {
            label: 'State',
            value: filters.state ?? '',
            empty: 'Open only',
            options: [
              { value: 'closed', label: 'Closed only' },
              { value: 'all', label: 'Open and closed' },
            ],
            onChange: (value) => change({ filters: { ...filters, state: value } }),
          },
          {
            label: 'Reason',
            value: reason ?? '',
            options: reportReasons.map((value) => ({ value, label: value })),
            onChange: (value) => change({ filters: { ...filters, reason: value } }),
          },
        ]}
      />
      <PagedTable
        query={query}
        what="the reports"
        caption="Reported questions"
        columns={reportedColumns(now, (reported) => setReview({ reported, open: true }))}
        rowKey={({ question }) => String(question.id)}
        sorting={{ sort, order }}
        onChange={change}
        empty={{
          drawing: <CurveDrawing />,
          title: narrowed ? 'Nothing found' : 'All reports are dealt with',
          text: narrowed
            ? 'No reported question matches what you are looking for.'
            : 'When a student reports a question, it appears here.',
        }}
      />
      {review && (
        <ReviewDialog
          key={review.reported.question.id}
          {...review}
          onClose={() => setReview({ ...review, open: false })}
        />
      )}
    </Page>
  );
}
