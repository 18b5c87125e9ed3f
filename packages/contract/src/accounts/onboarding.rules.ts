import { isValidPhone } from './phone.rules.ts';

export const ibYears = ['IBDP-year1', 'IBDP-year2', 'MYP', 'Other'] as const;
export const mathCourses = ['AA HL', 'AA SL', 'AI HL', 'AI SL'] as const;

export type IbYear = (typeof ibYears)[number];
export type MathCourse = (typeof mathCourses)[number];

export interface OnboardingAnswers {
  ibYear: IbYear | undefined;
  otherYear: string;
  mathCourse: MathCourse | undefined;
  country: string;
  school: string;
  phone: string;
}

export const emptyOnboarding: OnboardingAnswers = {
  ibYear: undefined,
  otherYear: '',
  mathCourse: undefined,
  country: '',
  school: '',
  phone: '',
};

/** -1 is the welcome screen; the three questions follow. */
export type OnboardingStep = -1 | 0 | 1 | 2;
export const onboardingSteps = 3;

export const onboardingProgress = (step: OnboardingStep): number => (step + 1) / onboardingSteps;

export function isStepAnswered(step: OnboardingStep, answers: OnboardingAnswers): boolean {
  switch (step) {
    case -1:
      return true;
    case 0:
      return answers.ibYear === 'Other' ? answers.otherYear.trim() !== '' : answers.ibYear !== undefined;
    case 1:
      return answers.mathCourse !== undefined;
    case 2:
      return answers.country.trim() !== '' && answers.school.trim() !== '' && isValidPhone(answers.phone);
  }
}

export function onboardingPayload(answers: OnboardingAnswers) {
  return {
    ib_year: answers.ibYear === 'Other' ? answers.otherYear.trim() : (answers.ibYear ?? ''),
    math_course: answers.mathCourse ?? '',
    country: answers.country.trim(),
    school: answers.school.trim(),
    phone: answers.phone.trim(),
  };
}

/** Where a finished onboarding leads: an unverified user has to check the mail first. */
export function afterOnboarding(verified: boolean, currentUrl: string | undefined, bankRoot: string): string {
  if (!verified) return '/verify-user';
  return currentUrl || bankRoot;
}
