import { bankRoot } from '@sevenfold/contract/site/paths';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';

export function MissingQuestion({ loading }: { loading: boolean }) {
  return (
    <Page>
      {loading && (
        <div data-show-for="staff">
          <SkeletonPage>
            <Skeleton width="40%" height="2.25rem" />
            <Skeleton width="100%" height="20rem" />
          </SkeletonPage>
        </div>
      )}
      <div data-show-for={loading ? 'non-staff' : undefined}>
        <EmptyState
          drawing={<LostDrawing />}
          title="Page Not Found"
          text="There is no question at this address. It may be mistyped, or the question may have been taken out."
          action={<ButtonLink to={bankRoot}>Go to the question bank</ButtonLink>}
        />
      </div>
    </Page>
  );
}
