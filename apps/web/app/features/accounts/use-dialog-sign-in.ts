import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '~/lib/api-error.ts';
import { closeAuthDialog, useAuthDialogs } from '~/lib/auth/auth-dialogs.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';
import { returnAddress } from './after-sign-in.rules.ts';
import { keepSession } from './session.ts';

type Session = Parameters<typeof keepSession>[0];

/** What a success in one of the dialogs does. */
export function useDialogSignIn() {
  const navigate = useNavigate();
  const location = useLocation();
  const { onSignedIn } = useAuthDialogs();

  const loggedIn = async (session: Session) => {
    keepSession(session);
    const { fromQuestionPage, setFromQuestionPage } = authStore.getState();
    setFromQuestionPage(false);
    closeAuthDialog();
    try {
      // Awaited, so that the reload doesn't cut off what the visitor first wanted to do.
      await onSignedIn?.();
    } catch (error) {
      toast.error(messageOf(error));
    }
    if (fromQuestionPage) window.location.reload();
  };

  const signedUp = async (session: Session) => {
    keepSession(session);
    // The dialog stays until the next page is there: what lies beneath may change with the audience.
    await navigate('/onboarding', { state: { currentUrl: returnAddress(location) } });
    closeAuthDialog();
  };

  return { loggedIn, signedUp };
}
