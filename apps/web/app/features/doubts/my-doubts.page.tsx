import { bankRoot } from '@sevenfold/contract/site/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { createQueryClient } from '~/lib/query.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { VectorsDrawing } from '~/ui/drawings/vectors-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/my-doubts.page.ts';
import { threadOf } from './doubt-threads.rules.ts';
import styles from './doubts.module.css';
import { replyTime } from './doubts.texts.ts';
import { DoubtsTable } from './doubts-table.tsx';
import { useDoubts } from './use-doubts.ts';

const ThreadDialog = dialogOnUse(async () => (await import('./thread-dialog.tsx')).ThreadDialog);

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Doubts'),
      description: 'What you asked about questions, and the replies.',
      path: '/my-doubts',
      noIndex: true,
    },
    args,
  );

export default function MyDoubtsPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <PageHeader title="Doubts" lead={`Ask about any question of the bank. ${replyTime}`} />
        <Doubts />
      </Page>
    </QueryClientProvider>
  );
}

function Doubts() {
  const { query, add } = useDoubts();
  // In the address, so that an e-mail about a reply can lead to its thread.
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('thread') ?? Number.NaN);
  const thread = query.data ? threadOf(query.data, asked) : [];
  const [shown, setShown] = useState(thread);
  // While it closes, the window still shows what it showed.
  if (thread.length > 0 && thread.map(({ id }) => id).join() !== shown.map(({ id }) => id).join()) {
    setShown(thread);
  }
  const show = (id: number | undefined) =>
    setSearch(id === undefined ? {} : { thread: String(id) }, { replace: true, preventScrollReset: true });

  if (query.isPending) return <DoubtsSkeleton />;
  if (query.isError) {
    return (
      <EmptyState
        title="Your doubts could not be loaded"
        text={messageOf(query.error)}
        action={
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing={<VectorsDrawing />}
        title="No doubts yet"
        text="When a question of the bank leaves you wondering, choose ‘Ask a doubt’ on its page. The reply appears here."
        action={<ButtonLink to={bankRoot}>Open the question bank</ButtonLink>}
      />
    );
  }
  return (
    <>
      <DoubtsTable doubts={query.data} onOpen={show} />
      {shown.length > 0 && (
        <ThreadDialog thread={shown} open={thread.length > 0} onClose={() => show(undefined)} onSent={add} />
      )}
    </>
  );
}

function DoubtsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonPage label="Loading your doubts…">
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </SkeletonPage>
    </div>
  );
}
