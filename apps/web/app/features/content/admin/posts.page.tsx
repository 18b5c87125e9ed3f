import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Unplug } from 'lucide-react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { type DataColumn, DataTable } from '~/ui/data-table.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/posts.page.ts';
import styles from './post-editor.module.css';
import { PostState } from './post-state.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Blogs'), description: 'Posts in every state.', path: '/admin/blogs', noIndex: true },
    args,
  );

const defaults = { sort: 'updated', order: 'desc', filters: ['state'] } as const;
const sorts = ['updated', 'published', 'title'] as const;
const states = ['draft', 'scheduled', 'published'] as const;
const stateNames = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

type Row = Answer<'GET /api/admin/posts'>['rows'][number];

const columns = (now: number): DataColumn<Row>[] => [
  {
    key: 'title',
    label: 'Title',
    role: 'main',
    sort: 'title',
    cell: (post) => <Link to={`/admin/blogs/edit?id=${post.id}`}>{post.title || 'Untitled'}</Link>,
  },
  { key: 'state', label: 'State', cell: (post) => <PostState {...post} /> },
  { key: 'author', label: 'Author', cell: (post) => post.author },
  {
    key: 'published',
    label: 'Published',
    sort: 'published',
    first: 'desc',
    cell: (post) => (post.publishedDate ? localMoment(post.publishedDate) : '–'),
  },
  {
    key: 'updated',
    label: 'Last edited',
    role: 'quiet',
    sort: 'updated',
    first: 'desc',
    cell: (post) => (
      <span title={localMoment(post.updatedAt)}>
        {ago(post.updatedAt, now)} by {post.updatedBy}
      </span>
    ),
  },
];

export default function AdminPostsPage() {
  const now = useNow();
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, order, filters } = address;
  const sort = sorts.find((known) => known === address.sort) ?? 'updated';
  const state = states.find((known) => known === filters.state);
  const query = useQuery({
    queryKey: ['admin', 'posts', 'list', { q, state, page, pageSize, sort, order }],
    queryFn: () =>
      api('GET /api/admin/posts', {
        query: {
          ...(q && { q }),
          ...(state && { state }),
          page: String(page),
          pageSize: String(pageSize),
          sort,
          order,
        },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="full">
      <PageHeader
        title="Blogs"
        lead="What readers find under Blogs, and what you are still writing."
        actions={
          !query.data?.service && (
            <ButtonLink to="/admin/blogs/new" icon={<Plus aria-hidden="true" />}>
              New post
            </ButtonLink>
          )
        }
      />
      <TableTools
        search={{
          label: 'Search title, address, author',
          value: q,
          onChange: (value) => change({ q: value }, { replace: true }),
        }}
        filters={[
          {
            label: 'State',
            value: state ?? '',
            options: states.map((value) => ({ value, label: stateNames[value] })),
            onChange: (value) => change({ filters: { ...filters, state: value } }),
          },
        ]}
      />
      <Loaded query={query} what="the posts">
        {({ rows, total, page: shown, pageSize: size, service }) => (
          <>
            {service && (
              <p role="note" className={styles.service}>
                <Unplug aria-hidden="true" />
                <span>
                  Posts are written in the content service at <strong>{service}</strong>, and readers get them
                  from there. What is below is shown to nobody while that setting stands.
                </span>
              </p>
            )}
            {rows.length === 0 ? (
              <EmptyState
                title="No posts"
                text={q || state ? 'Nothing matches what you are looking for.' : 'Nobody has begun one yet.'}
              />
            ) : (
              <DataTable
                caption="Posts"
                columns={columns(now)}
                rows={rows}
                rowKey={({ id }) => String(id)}
                sorting={{ sort, order }}
                onSort={change}
                busy={query.isPlaceholderData}
              />
            )}
            <TablePages total={total} page={shown} pageSize={size} onChange={change} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
