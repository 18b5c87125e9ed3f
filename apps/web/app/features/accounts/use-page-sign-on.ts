import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSession } from './session.ts';
import { usePageSignIn } from './use-page-sign-in.ts';
import type { SignOnEnds } from './use-single-sign-on.ts';

/** What single sign-on does on the login and sign-up pages: as a login there, or on to onboarding as somebody new. */
export function usePageSignOn(page: 'login' | 'sign-up'): Pick<SignOnEnds, 'onLoggedIn' | 'onSignedUp'> & {
  readonly leaving: boolean;
} {
  const navigate = useNavigate();
  const goBack = usePageSignIn(page);
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    onLoggedIn: async (session) => {
      setLeaving(true);
      await goBack(session);
    },
    onSignedUp: async (session) => {
      setLeaving(true);
      keepSession(session);
      await navigate('/onboarding', { replace: true });
    },
  };
}
