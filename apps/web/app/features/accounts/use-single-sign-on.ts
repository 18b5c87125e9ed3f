import { useEffect, useRef, useState } from 'react';
import { apiWithToken } from '~/lib/api.ts';
import { messageOf, somethingWentWrong } from '~/lib/api-error.ts';
import type { keepSession } from './session.ts';
import { type HandOver, openSignInWindow, type SignInWindow } from './sign-in-window.ts';

type State = 'idle' | 'waiting' | 'signing-in';

const blockedMessage =
  'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.';

type Session = Parameters<typeof keepSession>[0];

export interface SignOnEnds {
  readonly onLoggedIn: (session: Session) => Promise<void>;
  /** The provider's word made an account. */
  readonly onSignedUp: (session: Session) => Promise<void>;
  /** Gets the words for the place where the form shows failures. */
  readonly onFailure: (message: string) => void;
}

export function useSingleSignOn({ onLoggedIn, onSignedUp, onFailure }: SignOnEnds) {
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
      await (authType === 'login' ? onLoggedIn : onSignedUp)({ ...session, token: session.token ?? token });
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
