import {
  emptyOnboarding,
  ibYears,
  isStepAnswered,
  mathCourses,
  type OnboardingAnswers,
  type OnboardingStep,
} from '@sevenfold/contract/accounts/onboarding.rules';
import type { User } from '@sevenfold/contract/accounts/user';

/** What each entry of the history carries during onboarding. */
export interface OnboardingState {
  readonly step: OnboardingStep;
  /** Where the user was before. */
  readonly currentUrl: string | undefined;
  /** Whether the entry before this one is the step before this one. */
  readonly follows: boolean;
}

const isStep = (value: unknown): value is OnboardingStep =>
  value === -1 || value === 0 || value === 1 || value === 2;

export function onboardingStateOf(locationState: unknown): OnboardingState {
  const { step, currentUrl, follows } = (locationState ?? {}) as Record<keyof OnboardingState, unknown>;
  return {
    step: isStep(step) ? step : -1,
    currentUrl: typeof currentUrl === 'string' && /^\/(?!\/)/.test(currentUrl) ? currentUrl : undefined,
    follows: follows === true,
  };
}

/** No step can be shown before those in front of it are answered, whatever a kept entry of the history says. */
export function reachableStep(wanted: OnboardingStep, answers: OnboardingAnswers): OnboardingStep {
  for (const step of [0, 1] as const) {
    if (step < wanted && !isStepAnswered(step, answers)) return step;
  }
  return wanted;
}

const oneOf = <Option extends string>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value);

/** The answers given at an earlier onboarding, for those who go through it again. */
export function answersOf(user: User): OnboardingAnswers {
  const ibYear = oneOf(ibYears, user.ib_year) ?? (user.ib_year ? 'Other' : undefined);
  return {
    ibYear,
    otherYear: ibYear === 'Other' ? (user.ib_year ?? '') : '',
    mathCourse: oneOf(mathCourses, user.math_course),
    country: user.country ?? '',
    school: user.school ?? '',
    phone: user.phone ?? '',
  };
}

export const keepAnswers = (userId: string, answers: OnboardingAnswers): string =>
  JSON.stringify({ userId, answers });

/** Answers kept by this tab; undefined when there are none, or those of somebody else. */
export function keptAnswers(kept: string | null, userId: string): OnboardingAnswers | undefined {
  let parsed: { userId?: unknown; answers?: Partial<Record<keyof OnboardingAnswers, unknown>> } | null;
  try {
    parsed = JSON.parse(kept ?? 'null');
  } catch {
    return undefined;
  }
  const answers = parsed?.answers;
  if (parsed?.userId !== userId || !answers) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...emptyOnboarding,
    ibYear: oneOf(ibYears, answers.ibYear),
    otherYear: text(answers.otherYear),
    mathCourse: oneOf(mathCourses, answers.mathCourse),
    country: text(answers.country),
    school: text(answers.school),
    phone: text(answers.phone),
  };
}
