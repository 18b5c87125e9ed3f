import {
  type OnboardingStep,
  onboardingProgress,
  onboardingSteps,
} from '@sevenfold/contract/accounts/onboarding.rules';
import type { User } from '@sevenfold/contract/accounts/user';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, IconButton } from '~/ui/button.tsx';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/onboarding.page.ts';
import styles from './onboarding.module.css';
import { CourseStep, PersonalStep, YearStep } from './onboarding-steps.tsx';
import { useOnboarding } from './use-onboarding.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Welcome'),
      description: 'Tell us a little about your studies.',
      path: '/onboarding',
      noIndex: true,
    },
    args,
  );

const texts: Record<OnboardingStep, { title: string; subtitle?: string }> = {
  [-1]: {
    title: 'Your journey to IB Success starts here!',
    subtitle: "Let's customize your experience so we can help you reach your goals.",
  },
  0: { title: 'Which year student are you?' },
  1: { title: 'Which math course are you taking?' },
  2: {
    title: 'Personal Information',
    subtitle: 'We will never spam you or share your information to anyone.',
  },
};

const stepForms = { 0: YearStep, 1: CourseStep, 2: PersonalStep };

export default function OnboardingPage() {
  const user = useAuth((state) => state.user);
  if (!user) {
    return (
      <Page width="form">
        <SkeletonPage>
          <Skeleton height="16rem" />
        </SkeletonPage>
      </Page>
    );
  }
  return <Onboarding key={user.id} user={user} />;
}

function Onboarding({ user }: { user: User }) {
  const { step, answers, busy, isAnswered, isLast, change, goOn, goBack } = useOnboarding(user);
  const heading = useFocusOnChange(step);
  const { title, subtitle } = texts[step];

  if (step === -1) {
    return (
      <Page width="form">
        <div className={styles.welcome}>
          <CurveDrawing className={styles.drawing} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <Button size="lg" onClick={goOn}>
            Get Started
          </Button>
        </div>
      </Page>
    );
  }

  const StepForm = stepForms[step];
  return (
    <Page width="form">
      <div className={styles.progress}>
        <IconButton label="Back" icon={<ArrowLeft aria-hidden="true" />} disabled={busy} onClick={goBack} />
        <ProgressBar value={onboardingProgress(step)} label={`Step ${step + 1} of ${onboardingSteps}`} />
        <p className={styles.count} aria-hidden="true">
          {step + 1}/{onboardingSteps}
        </p>
      </div>
      <form
        key={step}
        className={styles.step}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        <StepForm answers={answers} onChange={change} />
        <Button type="submit" size="lg" fullWidth busy={busy} disabled={!isAnswered}>
          {isLast ? 'Submit' : 'Continue'}
        </Button>
      </form>
    </Page>
  );
}

/** Each step is a new page to its reader, who starts at its heading. */
function useFocusOnChange(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
