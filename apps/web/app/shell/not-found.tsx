import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { closeAuthDialog, openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <Message
      title="Page Not Found"
      text="The address may be mistyped, or the page may have moved."
      actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
    />
  );
}

/**
 * For a path of the signed-in or admin set, as a visitor sees it. The login dialog opens by itself; after a login
 * the page first asked for takes this one's place.
 */
export function NeedsAccount({ openDialog }: { openDialog: boolean }) {
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
      text="This page needs an account. Log in or sign up, and we will bring you right here."
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

function Message({ title, text, actions }: { title: string; text: string; actions: React.ReactNode }) {
  return (
    <Page width="form">
      <div className={styles.message}>
        <LostDrawing className={styles.drawing} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Page>
  );
}
