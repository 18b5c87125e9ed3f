import type { BlueprintRecord } from '@sevenfold/contract/papers/papers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { marksWords, minutesWords } from '~/lib/papers/paper-words.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { StudyPlanDrawing } from '~/ui/drawings/study-plan-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/blueprints.page.ts';
import { blueprintsKey, subjectFilter, useCourseFilter } from './paper-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Blueprints'),
      description: 'What papers are made of.',
      path: '/admin/blueprints',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'name', order: 'asc', filters: ['subject'] } as const;

const columnsAt = (now: number): readonly DataColumn<BlueprintRecord>[] => [
  {
    key: 'name',
    label: 'Name',
    role: 'main',
    cell: ({ id, name }) => <Link to={`/admin/blueprints/${id}`}>{name}</Link>,
  },
  { key: 'subject', label: 'Course', cell: ({ subject }) => subject.subject_name },
  {
    key: 'total',
    label: 'Asks for',
    cell: ({ blueprint: { total } }) =>
      'marks' in total ? marksWords(total.marks) : `what fits into ${minutesWords(total.minutes)}`,
  },
  { key: 'papers', label: 'Papers made', align: 'end', cell: ({ papers }) => papers.length },
  {
    key: 'changed',
    label: 'Changed',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={localMoment(updatedAt)}>
        {ago(updatedAt, now)}
      </time>
    ),
  },
];

export default function BlueprintsPage() {
  const now = useNow();
  const { address, change } = useTableAddress(defaults);
  const subject = address.filters.subject ?? '';
  const course = useCourseFilter(subject, (value) => change({ filters: { subject: value } }));
  const query = useQuery({
    queryKey: blueprintsKey(subject),
    queryFn: () => api('GET /api/admin/blueprints', { query: subjectFilter(subject) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="full">
      <PageHeader
        title="Blueprints"
        lead="What a paper should be like. Of each, papers and their versions A and B are made."
        actions={
          <ButtonLink to="/admin/blueprints/new" icon={<Plus aria-hidden="true" />}>
            New blueprint
          </ButtonLink>
        }
      />
      <TableTools filters={[course]} />
      <Loaded query={query} what="the blueprints">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              drawing={<StudyPlanDrawing />}
              title="No blueprints yet"
              text="Say how many marks, which topics and which sections; papers that fit are found for you."
            />
          ) : (
            <DataTable
              caption="Blueprints"
              columns={columnsAt(now)}
              rows={rows}
              rowKey={({ id }) => String(id)}
              busy={query.isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
