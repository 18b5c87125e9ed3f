import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/my-tests.page.ts';
import { readTestsAddress } from './my-tests.rules.ts';
import { TestsList } from './tests-list.tsx';
import { useTests } from './use-tests.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('My Tests'),
      description: 'The tests you made, where they stand and what they brought.',
      path: '/my-tests',
      noIndex: true,
    },
    args,
  );

export default function MyTestsPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <MyTests />
      </Page>
    </QueryClientProvider>
  );
}

function MyTests() {
  const query = useTests();
  const [search] = useSearchParams();
  const { error } = query;
  useEffect(() => {
    if (error) toast.error(messageOf(error));
  }, [error]);
  const some = query.data && query.data.tests.length > 0 ? query.data : undefined;
  return (
    <>
      <PageHeader
        title="My Tests"
        lead={some && 'Go on where you stopped, or look again at what you have done.'}
        actions={some && <ButtonLink to="/take-a-test">Take a test</ButtonLink>}
      />
      {query.isPending && <TestsSkeleton />}
      {query.isError && !query.data && (
        <EmptyState
          title="Your tests could not be loaded"
          text={messageOf(query.error)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {query.data?.tests.length === 0 && (
        <EmptyState
          drawing={<TimedPaperDrawing />}
          title="No tests yet"
          text="Choose some topics and half an hour. Your tests, their marks and their answers will be kept here."
          action={<ButtonLink to="/take-a-test">Take a test</ButtonLink>}
        />
      )}
      {some && (
        <TestsList
          tests={some.tests}
          readAt={some.readAt}
          address={readTestsAddress(search)}
          onTimeUp={query.refetch}
        />
      )}
    </>
  );
}

function TestsSkeleton() {
  return (
    <SkeletonPage label="Loading your tests…">
      <Skeleton height="2.75rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </SkeletonPage>
  );
}
