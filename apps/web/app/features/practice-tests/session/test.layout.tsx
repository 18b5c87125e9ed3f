import type { Test } from '@sevenfold/contract/practice-tests/test';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { forgetFirstAnswer } from '~/lib/first-answer.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { toast } from '~/ui/toast.ts';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import type { Route } from './+types/test.layout.ts';
import { type Place, redirectFrom, testPath } from './session.rules.ts';
import { useTestQuery } from './use-test.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Practice test'),
      description: 'A timed practice test.',
      path: '/my-tests',
      noIndex: true,
    },
    args,
  );

export const links = typesetFonts;

export default function TestLayout() {
  const { slug = '' } = useParams();
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <LoadedTest key={slug} slug={slug} />
    </QueryClientProvider>
  );
}

function LoadedTest({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useTestQuery(slug);
  const unknown = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  const trouble = error && !unknown ? messageOf(error) : undefined;
  const settled = data !== undefined || error !== null;
  useLayoutEffect(() => {
    if (settled) forgetFirstAnswer();
  }, [settled]);
  // Once, however often it is tried again.
  useEffect(() => {
    if (trouble) toast.error(trouble);
  }, [trouble]);
  if (data) return <PlaceOfTest test={data} />;
  if (unknown) return <NoSuchTest />;
  return (
    <Page>
      {trouble ? (
        <EmptyState
          title="Your test could not be loaded"
          text={trouble}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <SkeletonPage label="Loading your test…">
          <Skeleton width="40%" height="2.25rem" />
          <Skeleton lines={3} />
          <Skeleton width="100%" height="16rem" />
        </SkeletonPage>
      )}
    </Page>
  );
}

function PlaceOfTest({ test }: { test: Test }) {
  const { pathname } = useLocation();
  const place = (pathname.split('/')[3] || 'start') as Place;
  const finished = test.state === 'finished';
  const [sawItRun, setSawItRun] = useState(false);
  if (test.state === 'running' && !sawItRun) setSawItRun(true);
  const justFinished = finished && sawItRun;
  useEffect(() => {
    if (justFinished) toast.success('Test completed successfully');
  }, [justFinished]);

  const target = redirectFrom(place, finished, justFinished);
  if (target) return <Navigate to={testPath(test.slug, target === 'start' ? '' : target)} replace />;
  return <Outlet context={test} />;
}

function NoSuchTest() {
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title="Page Not Found"
        text="There is no such test among yours. The address may be mistyped."
        action={
          <>
            <ButtonLink to="/my-tests">My tests</ButtonLink>
            <ButtonLink to="/take-a-test" variant="secondary">
              Make a test
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
