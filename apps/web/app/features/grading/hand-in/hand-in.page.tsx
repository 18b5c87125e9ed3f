import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { BookletButton } from '~/lib/test-grading/booklet-button.tsx';
import { gradingPath } from '~/lib/test-grading/standing.rules.ts';
import { useGrading } from '~/lib/test-grading/use-grading.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/hand-in.page.ts';
import { PhotographedBooklet } from './photographed-booklet.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Photograph your booklet'),
      description: 'Photograph the pages that you wrote and hand them in for grading.',
      path: '/hand-in',
      noIndex: true,
    },
    args,
  );

export default function HandInPage() {
  const { slug = '' } = useParams();
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <PageHeader
          title="Photograph your booklet"
          lead="In any order and from any side: the code on each page tells where it belongs."
          actions={<Instead slug={slug} />}
        />
        <HandInOf key={slug} slug={slug} />
      </Page>
    </QueryClientProvider>
  );
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What else can be done with this test: it is printed while it runs, and a PDF is taken as long as photos are. */
function Instead({ slug }: { slug: string }) {
  const { data: grading, error } = useGrading(slug);
  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <>
      <BookletButton slug={slug} />
      {!isRefused(error) && grading?.can_upload !== false && (
        <ButtonLink to={gradingPath(slug)} variant="secondary">
          Upload a PDF instead
        </ButtonLink>
      )}
    </>
  );
}

function HandInOf({ slug }: { slug: string }) {
  const { data: grading, error, isPending, isFetching, refetch } = useGrading(slug);
  const refused = isRefused(error);
  if (error instanceof ApiError && error.status === 409) {
    return (
      <EmptyState
        title="Your test is not over yet"
        text="End it first. Then come back here with the pages that you wrote."
        action={<ButtonLink to={`/take-a-test/${slug}`}>Go to the test</ButtonLink>}
      />
    );
  }
  if (refused) {
    return (
      <EmptyState
        title="Nothing can be handed in here"
        text="There is no such test among yours."
        action={<ButtonLink to="/hand-in">Choose a test</ButtonLink>}
      />
    );
  }
  if (grading && !grading.can_upload) {
    return (
      <EmptyState
        title="Your sheet is with a teacher"
        text="It is being graded, so it can’t be exchanged any more."
        action={<ButtonLink to={gradingPath(slug)}>See where it stands</ButtonLink>}
      />
    );
  }
  if (isPending) {
    return (
      <SkeletonPage label="Loading your test…">
        <Skeleton height="10rem" />
        <Skeleton height="20rem" />
      </SkeletonPage>
    );
  }
  // Without a connection one can photograph all the same; what is taken is kept until there is one.
  if (error && !grading && !(error instanceof ApiError && error.status === 0)) {
    return (
      <EmptyState
        title="Your test could not be loaded"
        text={messageOf(error)}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return <PhotographedBooklet slug={slug} replaces={grading?.sheet?.name} />;
}
