import { counted } from '@sevenfold/contract/platform/counted.rules';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { TreeDrawing } from '~/ui/drawings/tree-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/saved-questions.page.ts';
import { ClearAll } from './clear-all.tsx';
import styles from './saved.module.css';
import { sumOf } from './saved-download.rules.ts';
import { SavedList } from './saved-list.tsx';
import { type Saved, useSaved } from './use-saved.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Saved Questions'),
      description: 'The questions you bookmarked.',
      path: '/saved-questions',
      noIndex: true,
    },
    args,
  );

export default function SavedQuestionsPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <SavedQuestions />
      </Page>
    </QueryClientProvider>
  );
}

function SavedQuestions() {
  const saved = useSaved();
  const some = saved.data && saved.data.length > 0 ? saved.data : undefined;
  return (
    <>
      <PageHeader
        title="Saved Questions"
        lead={some && <Totals saved={some} />}
        actions={some && <ClearAll total={some.length} />}
      />
      {saved.isPending && <SavedSkeleton />}
      {saved.isError && (
        <EmptyState
          title="Your saved questions could not be loaded"
          text={messageOf(saved.error)}
          action={
            <Button variant="secondary" busy={saved.isFetching} onClick={() => void saved.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {saved.data?.length === 0 && (
        <EmptyState
          drawing={<TreeDrawing />}
          title="Nothing saved yet"
          text="Bookmark a question in the bank, and it waits for you here, ready to be printed."
          action={<ButtonLink to={bankRoot}>Open the question bank</ButtonLink>}
        />
      )}
      {some && <SavedList saved={some} />}
    </>
  );
}

function Totals({ saved }: { saved: readonly Saved[] }) {
  const { questions, marks } = sumOf(saved);
  return (
    <span role="status" className={styles.totals}>
      {counted(questions, 'question')}, {counted(marks, 'mark')}
    </span>
  );
}

function SavedSkeleton() {
  return (
    <SkeletonPage label="Loading your saved questions…">
      <Skeleton height="3.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </SkeletonPage>
  );
}
