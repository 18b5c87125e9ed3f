import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { VectorsDrawing } from '~/ui/drawings/vectors-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import type { Route } from './+types/user-doubts.page.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useThreadKeys } from './use-thread-keys.ts';
import styles from './user-doubts.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Doubts of students'),
      description: 'What students ask, and the replies.',
      path: '/admin/user-doubts',
      noIndex: true,
    },
    args,
  );

const defaults = { sort: 'waiting', order: 'desc', filters: ['state', 'thread'] } as const;
const sorts = ['waiting', 'asked', 'last', 'messages'] as const;

export default function UserDoubtsPage() {
  const { address, change } = useTableAddress(defaults);
  const { q, page, pageSize, filters } = address;
  const sort = sorts.find((known) => known === address.sort) ?? 'waiting';
  const state = filters.state === 'unanswered' || filters.state === 'answered' ? filters.state : undefined;
  const openId = Number(filters.thread) || undefined;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);

  const query = useQuery({
    queryKey: ['admin', 'doubts', 'list', { q, page, pageSize, sort, order: address.order, state }],
    queryFn: () =>
      api('GET /api/admin/doubts', {
        query: {
          ...(q && { q }),
          ...(state && { state }),
          page: String(page),
          pageSize: String(pageSize),
          sort,
          order: address.order,
        },
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

  const addressOf = (id: number | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('thread');
    else next.set('thread', String(id));
    return `?${next}`;
  };
  const open = (id: number | undefined) => void navigate(addressOf(id), { preventScrollReset: true });
  useThreadKeys(query.data?.rows.map(({ id }) => id) ?? [], openId, open, () => input.current?.focus());

  const unanswered = query.data?.unanswered;
  return (
    <Page width="full">
      <PageHeader
        title="Doubts"
        lead={
          unanswered === undefined
            ? 'What students ask about questions.'
            : unanswered === 0
              ? 'Nobody waits for an answer.'
              : `${unanswered} ${unanswered === 1 ? 'student waits' : 'threads wait'} for an answer. A reply is promised within 24 hours.`
        }
      />
      <div className={styles.split} data-open={openId !== undefined || undefined}>
        <div className={styles.side}>
          <TableTools
            search={{
              label: 'Search people, texts, topics',
              value: q,
              onChange: (text) => change({ q: text }, { replace: true }),
            }}
            filters={[
              {
                label: 'State',
                value: state ?? '',
                options: [
                  { value: 'unanswered', label: 'Unanswered' },
                  { value: 'answered', label: 'Answered' },
                ],
                onChange: (value) => change({ filters: { ...filters, state: value } }),
              },
            ]}
          />
          <Loaded query={query} what="the doubts">
            {({ rows, ...pages }) =>
              rows.length === 0 ? (
                <EmptyState
                  drawing={<VectorsDrawing />}
                  title={q || state ? 'Nothing found' : 'No doubts yet'}
                  text={
                    q || state
                      ? 'No thread matches what you are looking for.'
                      : 'When a student asks about a question, it appears here.'
                  }
                />
              ) : (
                <>
                  <ThreadList
                    threads={rows}
                    openId={openId}
                    addressOf={addressOf}
                    busy={query.isPlaceholderData}
                  />
                  <TablePages {...pages} onChange={change} />
                  <p className={styles.keys}>
                    <kbd>J</kbd> and <kbd>K</kbd> go through the threads, <kbd>R</kbd> replies.
                  </p>
                </>
              )
            }
          </Loaded>
        </div>
        <div className={styles.main}>
          {openId === undefined ? (
            <p className={styles.nothing}>Choose a thread to read it and reply.</p>
          ) : (
            <ThreadPane
              key={openId}
              id={openId}
              inputRef={input}
              onBack={() => open(undefined)}
              onSent={() => void queries.invalidateQueries({ queryKey: ['admin', 'doubts'] })}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
