import { useEffect, useRef, useState } from 'react';
import { apiWithToken } from '~/lib/api.ts';
import { messageOf, somethingWentWrong } from '~/lib/api-error.ts';
import { type HandOver, openSignInWindow, type SignInWindow } from './sign-in-window.ts';
import { useDialogSignIn } from './use-dialog-sign-in.ts';

type State = 'idle' | 'waiting' | 'signing-in';

const blockedMessage =
  'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.';

/** Single sign-on from a dialog. `onFailure` gets the words for the place where that dialog shows failures. */
export function useSingleSignOn(onFailure: (message: string) => void) {
  const { loggedIn, signedUp } = useDialogSignIn();
  const [state, setState] = useState<State>('idle');
  const open = useRef<SignInWindow>(undefined);
  useEffect(() => () => open.current?.end(), []);

  const finish = async (result: HandOver) => {
    open.current = undefined;
    if (!('credential' in result)) {
      setState('idle');
      onFailure(result.message ?? somethingWentWrong);
      return;
    }
    setState('signing-in');
    try {
      const session = await apiWithToken('POST /api/auth/google-auth', { body: result });
      const { authType, token } = session.answer.data;
      await (authType === 'login' ? loggedIn : signedUp)({ ...session, token: session.token ?? token });
    } catch (error) {
      setState('idle');
      onFailure(messageOf(error));
    }
  };

  const start = () => {
    open.current?.end();
    open.current = openSignInWindow({
      result: (result) => void finish(result),
      return: () => setState((now) => (now === 'waiting' ? 'idle' : now)),
    });
    setState(open.current ? 'waiting' : 'idle');
    if (!open.current) onFailure(blockedMessage);
  };

  return { state, start };
}
