import {
  afterOnboarding,
  isStepAnswered,
  type OnboardingAnswers,
  type OnboardingStep,
  onboardingPayload,
} from '@sevenfold/contract/accounts/onboarding.rules';
import type { User } from '@sevenfold/contract/accounts/user';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { somethingWentWrong } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';
import {
  answersOf,
  keepAnswers,
  keptAnswers,
  type OnboardingState,
  onboardingStateOf,
  reachableStep,
} from './onboarding-progress.rules.ts';

const storageKey = 'onboarding-answers';
const lastStep: OnboardingStep = 2;

/**
 * Steps are entries of the history, so that the browser's own back button goes to the step before; answers are kept
 * by the tab, so that neither it nor a reload loses any.
 */
export function useOnboarding(user: User) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = onboardingStateOf(location.state);
  const [answers, setAnswers] = useState(
    () => keptAnswers(sessionStorage.getItem(storageKey), user.id) ?? answersOf(user),
  );
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const step = reachableStep(state.step, answers);

  // A second press while the next step is on its way must not add it to the history twice.
  const moving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is over when another entry is shown
  useEffect(() => {
    moving.current = false;
  }, [location.key]);

  useEffect(() => sessionStorage.setItem(storageKey, keepAnswers(user.id, answers)), [user.id, answers]);

  const show = (next: OnboardingStep, { follows }: Pick<OnboardingState, 'follows'>) => {
    if (moving.current) return;
    moving.current = true;
    void navigate('/onboarding', {
      state: { step: next, currentUrl: state.currentUrl, follows } satisfies OnboardingState,
      replace: !follows,
    });
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const answer = await api('PUT /api/user', {
        body: { ...onboardingPayload(answers), math_course: answers.mathCourse },
      });
      authStore.getState().setUser(answer.user);
      sessionStorage.removeItem(storageKey);
      await navigate(afterOnboarding(answer.user.verified, state.currentUrl, bankRoot), { replace: true });
    } catch {
      toast.error(somethingWentWrong);
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    step,
    answers,
    busy,
    isAnswered: isStepAnswered(step, answers),
    isLast: step === lastStep,
    change: (changes: Partial<OnboardingAnswers>) => setAnswers((known) => ({ ...known, ...changes })),
    goOn: () => {
      if (!isStepAnswered(step, answers)) return;
      if (step === lastStep) void submit();
      else show((step + 1) as OnboardingStep, { follows: true });
    },
    goBack: () => {
      if (state.follows && state.step === step) void navigate(-1);
      else if (step > -1) show((step - 1) as OnboardingStep, { follows: false });
    },
  };
}
