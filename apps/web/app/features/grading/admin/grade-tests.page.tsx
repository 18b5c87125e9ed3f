import { displayName } from '@sevenfold/contract/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { Clock, FileDown } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { AdminQuery } from '~/lib/admin/admin-query.tsx';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Badge } from '~/ui/badge.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { SheetButton } from './sheet-button.tsx';
import { timeLeft } from './time-left.rules.ts';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled('Grade tests'),
      description: 'Answer sheets that wait for the faculty.',
      path: '/admin/grade-tests',
      noIndex: true,
    },
    args,
  );

type Waiting = Answer<'GET /api/admin/grading'>[number];

const minuteMs = 60_000;

const columns: readonly DataColumn<Waiting>[] = [
  {
    key: 'student',
    label: 'Student',
    role: 'main',
    cell: ({ student }) => displayName(student),
  },
  { key: 'email', label: 'E-mail', cell: ({ student }) => student.email },
  { key: 'subject', label: 'Subject', cell: ({ subject }) => subject },
  { key: 'pages', label: 'Pages', align: 'end', cell: ({ pages }) => pages },
  {
    key: 'submitted',
    label: 'Handed in',
    cell: ({ submitted_at }) => <time dateTime={submitted_at}>{localMoment(submitted_at)}</time>,
  },
  { key: 'due', label: 'Due', cell: ({ due_at }) => <Due at={due_at} /> },
  {
    key: 'sheet',
    label: 'Sheet',
    role: 'actions',
    cell: ({ test_slug, student }) => (
      <SheetButton slug={test_slug} of={displayName(student)} icon={<FileDown aria-hidden="true" />} />
    ),
  },
];

function Due({ at }: { at: string }) {
  const { text, late } = timeLeft(at, new Date());
  return (
    <>
      <time dateTime={at}>{localMoment(at)}</time>{' '}
      <Badge tone={late ? 'red' : 'neutral'} icon={<Clock aria-hidden="true" />}>
        {text}
      </Badge>
    </>
  );
}

export default function GradeTestsPage() {
  const query = useQuery({
    queryKey: ['admin', 'grading'],
    queryFn: () => api('GET /api/admin/grading'),
    // Somebody may hand in, or another member of the faculty may be quicker, at any time.
    refetchInterval: minuteMs,
  });
  return (
    <Page width="full">
      <PageHeader
        title="Grade tests"
        lead="Answer sheets that are paid for, the most urgent first. The report is promised within 24 working hours."
      />
      <AdminQuery query={query} what="the answer sheets">
        {(waiting) =>
          waiting.length === 0 ? (
            <EmptyState
              title="Nothing to grade"
              text="Sheets appear here as soon as they are uploaded and paid for."
            />
          ) : (
            <DataTable
              caption="Answer sheets that wait"
              columns={columns}
              rows={waiting}
              rowKey={({ test_slug }) => test_slug}
            />
          )
        }
      </AdminQuery>
    </Page>
  );
}
