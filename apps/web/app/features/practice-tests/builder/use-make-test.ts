import type { Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { openAuthDialog, useAuthDialogs } from '~/lib/auth/auth-dialogs.ts';
import { useAudience } from '~/lib/auth/auth-store.ts';
import type { useAllowance } from '~/lib/test-allowance/use-allowance.ts';
import { toast } from '~/ui/toast.ts';
import { setAwaitingLogin } from './builder-store.ts';
import { choiceOf } from './test-choice.ts';

type Step = 'choosing' | 'asking' | 'confirming' | 'creating' | 'paywall';

type MakeTest = {
  selection: Selection;
  awaitingLogin: boolean;
  /** Whether all that a confirmation shows is there. */
  ready: boolean;
  ask: ReturnType<typeof useAllowance>['ask'];
};

/** From 'Make my Test' to the test: login, paywall or confirmation, then the creation. */
export function useMakeTest({ selection, awaitingLogin, ready, ask }: MakeTest) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const audience = useAudience();
  const { open: authDialog } = useAuthDialogs();
  const [step, setStep] = useState<Step>('choosing');
  // Two clicks can come before the button is drawn as busy.
  const underWay = useRef(false);

  const once = async (busy: Step, work: () => Promise<void>, onFailure: Step) => {
    if (underWay.current) return;
    underWay.current = true;
    setStep(busy);
    try {
      await work();
    } catch (error) {
      const limited = error instanceof ApiError && error.code === 'limit_reached';
      if (!limited) toast.error(messageOf(error));
      setStep(limited ? 'paywall' : onFailure);
    } finally {
      underWay.current = false;
    }
  };

  const confirm = () =>
    once(
      'asking',
      async () => {
        const { used, limit } = await ask();
        setStep(limit !== null && used >= limit ? 'paywall' : 'confirming');
      },
      'choosing',
    );

  const make = () => {
    if (audience === 'visitor') {
      setAwaitingLogin(true);
      openAuthDialog('login');
    } else void confirm();
  };

  const start = () => {
    const choice = choiceOf(selection);
    if (!choice) return;
    void once(
      'creating',
      async () => {
        const { slug } = await api('POST /api/test', { body: choice });
        await navigate(`/take-a-test/${slug}`);
      },
      'confirming',
    );
  };

  // Whoever logged in or came back from onboarding goes on; whoever closed the dialog doesn't. On the way to
  // onboarding the dialog closes while this page is still drawn, but no longer in the address.
  useEffect(() => {
    if (!awaitingLogin || authDialog || audience === undefined) return;
    if (window.location.pathname !== pathname) return;
    if (audience === 'visitor') setAwaitingLogin(false);
    else if (ready) {
      setAwaitingLogin(false);
      void confirm();
    }
  });

  return { step, make, start, close: () => setStep('choosing') };
}
