import { bankRoot } from '@sevenfold/contract/site/paths';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';

export function MissingSubject({ loading }: { loading: boolean }) {
  return (
    <Page>
      {loading ? (
        <SkeletonPage>
          <Skeleton width="40%" height="2.25rem" />
          <Skeleton width="100%" height="20rem" />
        </SkeletonPage>
      ) : (
        <EmptyState
          drawing={<LostDrawing />}
          title="Page Not Found"
          text="The question bank has no such subject. The address may be mistyped."
          action={<ButtonLink to={bankRoot}>See all subjects</ButtonLink>}
        />
      )}
    </Page>
  );
}
