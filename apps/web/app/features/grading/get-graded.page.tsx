import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { standingOf } from '~/lib/test-grading/standing.rules.ts';
import { useGrading, useSetGrading } from '~/lib/test-grading/use-grading.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/get-graded.page.ts';
import { Graded } from './graded.tsx';
import { GradingSteps } from './grading-steps.tsx';
import { InGrading } from './in-grading.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { useSheetUpload } from './use-sheet-upload.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Get graded'),
      description: 'Upload your answer sheet and have a teacher grade it.',
      path: '/my-tests',
      noIndex: true,
    },
    args,
  );

const titles = {
  nothing: 'Get your test graded',
  sheet: 'Get your test graded',
  paid: 'Paid – upload your sheet',
  in_grading: 'Your test is being graded',
  graded: 'Your test is graded',
} as const;

/** The test's layout has loaded the test, and sends those who haven't finished it to its start. */
export default function GetGradedPage() {
  const { slug, subject, duration, question_count } = useOutletContext<Test>();
  const query = useGrading(slug);
  const sheetUpload = useSheetUpload(slug, useSetGrading(slug));
  const { upload } = sheetUpload;
  const { data: grading, refetch } = query;
  const isRefused = upload.state === 'failed' && !upload.retryable;
  useEffect(() => {
    // Perhaps a teacher has begun meanwhile.
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const standing = standingOf(grading);
  return (
    <Page>
      <PageHeader
        title={titles[standing]}
        lead={`${subject.subject_name}, ${duration} minutes, ${question_count} questions`}
      />
      {query.isPending && (
        <SkeletonPage label="Loading your grading…">
          <Skeleton height="16rem" />
          <Skeleton height="8rem" />
        </SkeletonPage>
      )}
      {query.isError && !grading && (
        <EmptyState
          title="Your grading could not be loaded"
          text={messageOf(query.error)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {grading && standing === 'graded' && <Graded grading={grading} />}
      {grading && standing === 'in_grading' && <InGrading grading={grading} sheetUpload={sheetUpload} />}
      {grading && standing !== 'graded' && standing !== 'in_grading' && (
        <GradingSteps grading={grading} sheetUpload={sheetUpload} onSettled={() => void refetch()} />
      )}
      <LeaveWarning on={upload.state === 'sending'} onLeave={sheetUpload.cancel} />
    </Page>
  );
}
