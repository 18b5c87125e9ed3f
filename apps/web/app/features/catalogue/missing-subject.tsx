import { bankRoot } from '@sevenfold/contract/site/paths';
import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { EmptyState, Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';

/** Staff may see a subject that the server didn't show to a visitor: for them it is still on the way. */
export function MissingSubject({ waiting }: { waiting: boolean }) {
  return (
    <Page>
      {waiting && (
        <div data-show-for="staff">
          <SkeletonPage>
            <Skeleton width="40%" height="2.25rem" />
            <Skeleton width="100%" height="20rem" />
          </SkeletonPage>
        </div>
      )}
      <div data-show-for={waiting ? 'non-staff' : undefined}>
        <EmptyState
          drawing={<LostDrawing />}
          title="Page Not Found"
          text="The question bank has no such subject. The address may be mistyped."
          action={<ButtonLink to={bankRoot}>See all subjects</ButtonLink>}
        />
      </div>
    </Page>
  );
}
