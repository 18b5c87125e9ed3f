import { describe, expect, it } from 'vitest';
import {
  afterOnboarding,
  emptyOnboarding,
  ibYears,
  isStepAnswered,
  mathCourses,
  type OnboardingAnswers,
  type OnboardingStep,
  onboardingPayload,
  onboardingProgress,
} from './onboarding.rules.ts';

const complete: OnboardingAnswers = {
  ibYear: 'IBDP-year1',
  otherYear: '',
  mathCourse: 'AA HL',
  country: 'India',
  school: 'Hill School',
  phone: '+91 98765 43210',
};

it('offers the choices of the two questions in their order', () => {
  expect(ibYears).toEqual(['IBDP-year1', 'IBDP-year2', 'MYP', 'Other']);
  expect(mathCourses).toEqual(['AA HL', 'AA SL', 'AI HL', 'AI SL']);
});

it('lets the welcome screen be left, and no question unanswered', () => {
  const steps: OnboardingStep[] = [-1, 0, 1, 2];
  expect(steps.filter((step) => isStepAnswered(step, emptyOnboarding))).toEqual([-1]);
  expect(steps.every((step) => isStepAnswered(step, complete))).toBe(true);
});

describe('each step', () => {
  it.each<[string, OnboardingStep, Partial<OnboardingAnswers>, boolean]>([
    ['a year is enough', 0, { ibYear: 'MYP' }, true],
    ['Other without a text is no answer', 0, { ibYear: 'Other' }, false],
    ['Other with spaces is no answer', 0, { ibYear: 'Other', otherYear: ' \t' }, false],
    ['Other with a text is one', 0, { ibYear: 'Other', otherYear: 'Pre-IB' }, true],
    ['a text without Other is no answer', 0, { ibYear: undefined, otherYear: 'Pre-IB' }, false],
    ['no course', 1, { mathCourse: undefined }, false],
    ['a course', 1, { mathCourse: 'AI SL' }, true],
    ['no country', 2, { country: '' }, false],
    ['a blank country', 2, { country: ' ' }, false],
    ['no school', 2, { school: '' }, false],
    ['a blank school', 2, { school: '  ' }, false],
    ['no phone', 2, { phone: '' }, false],
    ['only the prefilled code', 2, { phone: '+91' }, false],
    ['a phone without its country code', 2, { phone: '9876543210' }, false],
    ['a step looks at its own answers only', 2, { ibYear: undefined, mathCourse: undefined }, true],
  ])('%s', (_, step, answers, answered) => {
    expect(isStepAnswered(step, { ...complete, ...answers })).toBe(answered);
  });
});

describe('what is sent', () => {
  it('has the five fields, cut of spaces', () => {
    expect(onboardingPayload({ ...complete, school: ' Hill School ', phone: ' +91 98765 43210' })).toEqual({
      ib_year: 'IBDP-year1',
      math_course: 'AA HL',
      country: 'India',
      school: 'Hill School',
      phone: '+91 98765 43210',
    });
  });

  it.each<[string, Partial<OnboardingAnswers>, string]>([
    ['the typed year at Other', { ibYear: 'Other', otherYear: ' Pre-IB ' }, 'Pre-IB'],
    ['the chosen year, not what was typed before', { ibYear: 'MYP', otherYear: 'Pre-IB' }, 'MYP'],
  ])('%s', (_, answers, year) => {
    expect(onboardingPayload({ ...complete, ...answers }).ib_year).toBe(year);
  });
});

it('fills the progress bar in three equal parts', () => {
  const steps: OnboardingStep[] = [-1, 0, 1, 2];
  expect(steps.map((step) => Math.round(onboardingProgress(step) * 100))).toEqual([0, 33, 67, 100]);
});

describe('where it leads', () => {
  it.each([
    [
      'back to the page it came from',
      true,
      '/take-a-test?subject=math-aa-hl',
      '/take-a-test?subject=math-aa-hl',
    ],
    ['to the bank without such a page', true, undefined, '/bank'],
    ['to the bank when that page is empty', true, '', '/bank'],
    ['to the mail first, if unverified', false, '/take-a-test', '/verify-user'],
    ['to the mail first, also without a page', false, undefined, '/verify-user'],
  ])('%s', (_, verified, currentUrl, path) => {
    expect(afterOnboarding(verified, currentUrl, '/bank')).toBe(path);
  });
});
