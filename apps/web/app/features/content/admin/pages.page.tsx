import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Badge } from '~/ui/badge.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { Route } from './+types/pages.page.ts';
import { EditPage } from './edit-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Pages'),
      description: 'Pages whose text staff write.',
      path: '/admin/pages',
      noIndex: true,
    },
    args,
  );

type Row = Answer<'GET /api/admin/pages'>['rows'][number];

const columns = (now: number): DataColumn<Row>[] => [
  {
    key: 'title',
    label: 'Page',
    role: 'main',
    cell: ({ slug, title }) => <Link to={`/admin/pages?page=${slug}`}>{title}</Link>,
  },
  { key: 'path', label: 'Address', cell: ({ path }) => path },
  {
    key: 'state',
    label: 'State',
    cell: ({ publishedAt, pending }) => (
      <>
        {publishedAt ? (
          <>
            <Badge tone="green">Published</Badge> {localMoment(publishedAt)}
          </>
        ) : (
          <Badge>The text it came with</Badge>
        )}{' '}
        {pending && <Badge tone="amber">Unpublished changes</Badge>}
      </>
    ),
  },
  {
    key: 'edited',
    label: 'Last edited',
    role: 'quiet',
    cell: ({ updatedAt, updatedBy }) =>
      updatedAt ? `${ago(updatedAt, now)}${updatedBy ? ` by ${updatedBy}` : ''}` : '–',
  },
];

export default function AdminPagesPage() {
  const [search] = useSearchParams();
  const slug = search.get('page');
  return <Page width="full">{slug ? <EditPage key={slug} slug={slug} /> : <PageList />}</Page>;
}

function PageList() {
  const now = useNow();
  const query = useQuery({
    queryKey: ['admin', 'pages', 'list'],
    queryFn: () => api('GET /api/admin/pages'),
  });
  return (
    <>
      <PageHeader title="Pages" lead="Terms, policies and other pages whose text is yours to write." />
      <Loaded query={query} what="the pages">
        {({ rows }) => (
          <DataTable caption="Pages" columns={columns(now)} rows={rows} rowKey={({ slug }) => slug} />
        )}
      </Loaded>
    </>
  );
}
