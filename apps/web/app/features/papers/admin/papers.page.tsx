import type { AdminPaper } from '@sevenfold/contract/papers/papers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { marksWords } from '~/lib/papers/paper-words.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/papers.page.ts';
import { audienceWords, listKey, subjectFilter, useCourseFilter } from './paper-queries.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Papers'),
      description: 'Mock papers and those of staff.',
      path: '/admin/papers',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'name', order: 'asc', filters: ['subject', 'state'] } as const;

const states = [
  { value: 'draft', label: 'Not published', holds: (paper: AdminPaper) => !paper.published },
  {
    value: 'everybody',
    label: 'For everybody',
    holds: (paper: AdminPaper) => paper.published && paper.audience === 'everybody',
  },
  {
    value: 'chosen',
    label: 'For chosen students',
    holds: (paper: AdminPaper) => paper.published && paper.audience === 'chosen',
  },
] as const;

const columns: readonly DataColumn<AdminPaper>[] = [
  {
    key: 'name',
    label: 'Name',
    role: 'main',
    cell: ({ slug, name }) => <Link to={`/admin/papers/${slug}`}>{name}</Link>,
  },
  { key: 'subject', label: 'Course', cell: ({ subject }) => subject.subject_name },
  {
    key: 'size',
    label: 'Size',
    cell: ({ marks, minutes }) => `${marksWords(marks)}, ${minutes} min`,
  },
  {
    key: 'who',
    label: 'Who sees it',
    cell: (paper) => (
      <Badge tone={paper.published ? (paper.open ? 'green' : 'amber') : 'neutral'}>
        {audienceWords(paper)}
      </Badge>
    ),
  },
  { key: 'sittings', label: 'Sat', align: 'end', cell: ({ sittings }) => sittings },
  {
    key: 'blueprint',
    label: 'Made of',
    cell: ({ source, blueprint }) =>
      blueprint ? (
        <Link to={`/admin/blueprints/${blueprint.id}`}>{blueprint.name}</Link>
      ) : source === 'mock' ? (
        'Mock'
      ) : (
        'A blueprint that is gone'
      ),
  },
];

export default function AdminPapersPage() {
  const { address, change } = useTableAddress(defaults);
  const { filters, q } = address;
  const subject = filters.subject ?? '';
  const course = useCourseFilter(subject, (value) => change({ filters: { ...filters, subject: value } }));
  const query = useQuery({
    queryKey: listKey(subject),
    queryFn: () => api('GET /api/admin/papers', { query: subjectFilter(subject) }),
    placeholderData: keepPreviousData,
  });
  const state = states.find(({ value }) => value === filters.state);
  const isShown = (paper: AdminPaper) =>
    paper.name.toLowerCase().includes(q.trim().toLowerCase()) && (state?.holds(paper) ?? true);
  return (
    <Page width="full">
      <PageHeader
        title="Papers"
        lead="Publish a paper to everybody or to chosen students. Students’ own papers are theirs alone."
        actions={
          <ButtonLink to="/admin/blueprints" icon={<ListPlus aria-hidden="true" />}>
            Make papers
          </ButtonLink>
        }
      />
      <TableTools
        search={{
          label: 'Search names',
          value: q,
          onChange: (value) => change({ q: value }, { replace: true }),
        }}
        filters={[
          course,
          {
            label: 'State',
            value: state?.value ?? '',
            options: states,
            onChange: (value) => change({ filters: { ...filters, state: value } }),
          },
        ]}
      />
      <Loaded query={query} what="the papers">
        {(papers) => {
          const rows = papers.filter(isShown);
          return rows.length === 0 ? (
            <EmptyState
              drawing={<TimedPaperDrawing />}
              title="No papers found"
              text={
                papers.length === 0
                  ? 'Papers are made of blueprints.'
                  : 'No paper matches what you are looking for.'
              }
            />
          ) : (
            <DataTable
              caption="Papers"
              columns={columns}
              rows={rows}
              rowKey={({ slug }) => slug}
              busy={query.isPlaceholderData}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
