import { avatarInitial, displayName, type User } from '@sevenfold/contract/accounts/user';
import { bankRoot } from '@sevenfold/contract/site/paths';
import type { ReactNode } from 'react';
import { useAudience, useAuth } from '~/lib/auth/auth-store.ts';
import { signOut } from '~/lib/auth/sign-out.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import styles from './auth-page.module.css';

type UnlessSignedInProps = {
  /** The form has just signed somebody in and is about to leave: it stays until then. */
  leaving: boolean;
  children: ReactNode;
};

/**
 * A form for those who aren't signed in. The server doesn't know who is, so it sends the form and a skeleton, and
 * the styles show one; the form stays mounted through that, with all that was typed in it.
 */
export function UnlessSignedIn({ leaving, children }: UnlessSignedInProps) {
  const audience = useAudience();
  const user = useAuth((state) => state.user);
  const unknown = audience === undefined;
  const signedIn = !unknown && audience !== 'visitor' && !leaving;
  return (
    <>
      {!signedIn && <div data-show-for={unknown ? 'visitors' : undefined}>{children}</div>}
      {signedIn && user && <SignedInCard user={user} />}
      {unknown && (
        <div data-show-for="users">
          <SkeletonPage>
            <Skeleton height="9.5rem" />
          </SkeletonPage>
        </div>
      )}
    </>
  );
}

function SignedInCard({ user }: { user: User }) {
  return (
    <Card className={styles.card}>
      <div className={styles.who}>
        <Avatar initial={avatarInitial(user)} />
        <div>
          <p>
            You are signed in as <strong>{displayName(user)}</strong>
          </p>
          <p>{user.email}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={bankRoot}>Go to the question bank</ButtonLink>
        <Button variant="secondary" onClick={() => void signOut()}>
          Use another account
        </Button>
      </div>
    </Card>
  );
}
