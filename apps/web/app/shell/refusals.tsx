import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { RouteGroup } from '~/lib/auth/audience.ts';
import { closeAuthDialog, openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { signOut } from '~/lib/auth/sign-out.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Message, NotFound } from './not-found.tsx';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Says no more than a login really brings: not everybody who logs in may see a page for staff. */
function wordsForVisitors(group: RouteGroup, { pathname, search }: Place): string {
  if (group === 'staff') {
    return "This page needs an account of the academy's staff. Log in with one, and we will bring you right here.";
  }
  if (pathname.startsWith('/verify-user') && new URLSearchParams(search).get('token')) {
    return 'To verify your e-mail address, log in to the account that this link was sent to. It is verified right after.';
  }
  return 'This page needs an account. Log in or sign up, and we will bring you right here.';
}

/**
 * For a path of the signed-in or admin set, as a visitor sees it. The login dialog opens by itself; after a login
 * the page first asked for takes this one's place.
 */
export function RefusedVisitor({ group, openDialog }: { group: RouteGroup; openDialog: boolean }) {
  const location = useLocation();
  // Whoever signs out here is on the way home and isn't asked to log in again.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!openDialog || leaving) return;
    openAuthDialog('login');
    // It belongs to this page: a visitor who turns back leaves it behind.
    return () => {
      if (!authStore.getState().token) closeAuthDialog();
    };
  }, [openDialog, leaving]);
  return (
    <Message
      title="Page Not Found"
      text={wordsForVisitors(group, location)}
      actions={
        <>
          <Button onClick={() => openAuthDialog('login')}>Login/Register</Button>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    />
  );
}

/** For a path that exists, but not for this account. */
export function RefusedUser({ group }: { group: RouteGroup }) {
  const { search } = useLocation();
  if (group === 'staff') {
    return (
      <Message
        title="Page Not Found"
        text="This page is for the academy's staff, and your account isn't one of theirs."
        actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
      />
    );
  }
  if (group !== 'visitors-only' || !new URLSearchParams(search).get('token')) return <NotFound />;
  return (
    <Message
      title="Page Not Found"
      text="You are signed in, and this link is for whoever has forgotten their password. Sign out to choose a new one with it."
      actions={
        <>
          <Button onClick={() => void signOut()}>Sign out and go on</Button>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    />
  );
}
