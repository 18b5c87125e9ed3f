import { useLocation, useNavigate } from 'react-router';
import { accountPagesBefore, entriesBefore, stepsBack } from './after-sign-in.rules.ts';
import { keepSession } from './session.ts';

/** What a success on the login or sign-up page does: store who it is and go back to where they came from. */
export function usePageSignIn(page: 'login' | 'sign-up') {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (session: Parameters<typeof keepSession>[0]) => {
    keepSession(session);
    const steps = stepsBack(page, {
      entriesBefore: entriesBefore(window.history.state),
      accountPagesBefore: accountPagesBefore(state),
    });
    if (steps === undefined) await navigate('/', { replace: true });
    else await navigate(-steps);
  };
}
