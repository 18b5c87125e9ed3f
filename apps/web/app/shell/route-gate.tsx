import { type ReactNode, useDeferredValue } from 'react';
import { isInGroup, type RouteGroup } from '~/lib/auth/audience.ts';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { usePageHandle } from '~/lib/page-handle.ts';
import { Page } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { RefusedUser, RefusedVisitor } from './refusals.tsx';

const whoMayWait = { 'visitors-only': 'visitors', 'signed-in': 'users', staff: 'staff' } as const;
const whoMayNot = { 'visitors-only': 'users', 'signed-in': 'visitors', staff: 'non-staff' } as const;

/**
 * Shows a page to the audience it belongs to and the not-found page to everybody else. The server can't tell who
 * asks, so it sends both beginnings and the styles show one; the page itself comes when the browser knows.
 */
export function RouteGate({ group, children }: { group: RouteGroup; children: ReactNode }) {
  const known = useAudience();
  // A page that takes a while to draw doesn't keep its reader from scrolling in what the server sent.
  const audience = useDeferredValue(known) && known;
  const Waiting = usePageHandle()?.Waiting;
  if (audience === undefined) {
    return (
      <>
        <div data-show-for={whoMayWait[group]}>
          <div data-show-for={Waiting && 'no-look'}>
            <PageSkeleton />
          </div>
          {Waiting && (
            <div data-show-for="first-look">
              <Waiting />
            </div>
          )}
        </div>
        <div data-show-for={whoMayNot[group]}>
          <div data-show-for="visitors">
            <RefusedVisitor group={group} openDialog={false} />
          </div>
          <div data-show-for="users">
            <RefusedUser group={group} />
          </div>
        </div>
      </>
    );
  }
  if (isInGroup(group, audience)) return children;
  return audience === 'visitor' ? <RefusedVisitor group={group} openDialog /> : <RefusedUser group={group} />;
}

function PageSkeleton() {
  return (
    <Page>
      <SkeletonPage>
        <Skeleton width="40%" height="2.25rem" />
        <Skeleton lines={3} />
        <Skeleton width="100%" height="14rem" />
      </SkeletonPage>
    </Page>
  );
}
