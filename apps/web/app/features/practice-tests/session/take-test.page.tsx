import type { PageHandle } from '~/lib/page-handle.ts';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { askScript, firstLookScript, TestFirstLook } from './first-look.tsx';
import { PaperIntro } from './paper-intro.tsx';
import { RunningTest } from './running-test.tsx';
import { TestIntro } from './test-intro.tsx';
import { useTest } from './use-test.ts';

export const handle: PageHandle = {
  Waiting: TestFirstLook,
  ...(import.meta.env.SSR && { headScript: askScript, firstScript: firstLookScript }),
};

/** One address for the beginning of a test and for the test itself. */
export default function TakeTestPage() {
  const test = useTest();
  if (test.state === 'not_started') {
    return test.paper ? <PaperIntro test={test} paper={test.paper} /> : <TestIntro test={test} />;
  }
  if (!test.questions) {
    return (
      <Page>
        <SkeletonPage label="Loading the questions…">
          <Skeleton width="100%" height="16rem" />
        </SkeletonPage>
      </Page>
    );
  }
  if (test.questions.length === 0) {
    return (
      <Page>
        <EmptyState
          title="This test has no questions any more"
          text="They were taken out of the bank. Please make another test."
        />
      </Page>
    );
  }
  return <RunningTest test={test} questions={test.questions} />;
}
