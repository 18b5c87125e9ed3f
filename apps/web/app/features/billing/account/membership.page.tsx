import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { useMembership } from '../use-billing.ts';
import type { Route } from './+types/membership.page.ts';
import styles from './membership.module.css';
import { MembershipCard } from './membership-card.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Membership'),
      description: 'Your plan, what it allows and when it renews.',
      path: '/account-details/membership',
      noIndex: true,
    },
    args,
  );

export default function MembershipPage() {
  const query = useMembership();
  return (
    <div className={styles.page}>
      {query.isPending && (
        <SkeletonPage label="Loading your membership…">
          <Skeleton height="20rem" />
        </SkeletonPage>
      )}
      {query.isError && !query.data && (
        <EmptyState
          title="Your membership could not be loaded"
          text={messageOf(query.error)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {query.data && <MembershipCard membership={query.data} />}
    </div>
  );
}
