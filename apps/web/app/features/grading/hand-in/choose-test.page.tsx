import { QueryClientProvider } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { handInPath } from '~/lib/test-grading/standing.rules.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/choose-test.page.ts';
import styles from './choose-test.module.css';
import { FindTest } from './find-test.tsx';
import { useOwnTests } from './use-own-tests.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Hand in a booklet'),
      description: 'Photograph the pages that you wrote and hand them in for grading.',
      path: '/hand-in',
      noIndex: true,
    },
    args,
  );

export default function ChooseTestPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <PageHeader
          title="Hand in a booklet"
          lead="Photograph one of its pages, and its code finds the test. Or choose the test yourself."
        />
        <div className={styles.choice}>
          <FindTest />
          <FinishedTests />
        </div>
      </Page>
    </QueryClientProvider>
  );
}

function FinishedTests() {
  const { data, error, isPending, isFetching, refetch } = useOwnTests();
  if (isPending) {
    return (
      <SkeletonPage label="Loading your tests…">
        <Skeleton lines={4} />
      </SkeletonPage>
    );
  }
  if (!data) {
    return (
      <EmptyState
        title="Your tests could not be loaded"
        text={messageOf(error)}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  const finished = data.filter(({ state }) => state === 'finished');
  if (finished.length === 0) {
    return (
      <EmptyState
        title="No finished test yet"
        text="Once you have finished a test you can hand in what you wrote on paper."
        action={<ButtonLink to="/take-a-test">Take a test</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="finished-tests">
      <h2 id="finished-tests">Your finished tests</h2>
      <ul className={`plain-list ${styles.tests}`}>
        {finished.map(({ slug, subject, duration, created_at }) => (
          <li key={slug}>
            <div>
              <p className={styles.name}>{subject.subject_name}</p>
              <p className={styles.facts}>
                {duration} minutes, {localMoment(created_at)}
              </p>
            </div>
            <ButtonLink
              to={handInPath(slug)}
              size="sm"
              variant="secondary"
              icon={<Camera aria-hidden="true" />}
              aria-label={`Photograph the booklet of ${subject.subject_name}, ${localMoment(created_at)}`}
            >
              Photograph
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
