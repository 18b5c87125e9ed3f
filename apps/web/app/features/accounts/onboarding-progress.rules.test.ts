import {
  emptyOnboarding,
  type OnboardingAnswers,
  type OnboardingStep,
} from '@sevenfold/contract/accounts/onboarding.rules';
import type { User } from '@sevenfold/contract/accounts/user';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  keepAnswers,
  keptAnswers,
  onboardingStateOf,
  reachableStep,
} from './onboarding-progress.rules.ts';

const half: OnboardingAnswers = { ...emptyOnboarding, ibYear: 'Other', otherYear: 'Pre-IB' };
const most: OnboardingAnswers = { ...half, mathCourse: 'AA HL' };

describe('which step can be shown', () => {
  it.each<[OnboardingStep, OnboardingAnswers, OnboardingStep]>([
    [-1, emptyOnboarding, -1],
    [-1, most, -1],
    [0, emptyOnboarding, 0],
    [2, emptyOnboarding, 0],
    [2, { ...half, otherYear: ' ' }, 0],
    [2, half, 1],
    [1, half, 1],
    [2, most, 2],
  ])('step %i', (wanted, answers, expected) => {
    expect(reachableStep(wanted, answers)).toBe(expected);
  });
});

describe('what an entry of the history carries', () => {
  it.each([
    [null, { step: -1, currentUrl: undefined, follows: false }],
    [{ currentUrl: '/pricing?a=1' }, { step: -1, currentUrl: '/pricing?a=1', follows: false }],
    [
      { step: 1, currentUrl: '/', follows: true },
      { step: 1, currentUrl: '/', follows: true },
    ],
    [
      { step: 7, currentUrl: 'https://elsewhere.example' },
      { step: -1, currentUrl: undefined },
    ],
    [
      { step: 2, currentUrl: '//elsewhere.example' },
      { step: 2, currentUrl: undefined },
    ],
  ])('%j', (state, expected) => {
    expect(onboardingStateOf(state)).toMatchObject(expected);
  });
});

describe('kept answers', () => {
  it('come back to the same user', () => {
    expect(keptAnswers(keepAnswers('a', most), 'a')).toEqual(most);
  });

  it.each([
    ['somebody else', keepAnswers('b', most)],
    ['nothing', null],
    ['damage', '{"userId":"a"'],
    ['another shape', '{"userId":"a"}'],
    ['a plain value', '7'],
  ])('are none for %s', (_, kept) => {
    expect(keptAnswers(kept, 'a')).toBeUndefined();
  });

  it('leave out what is no option', () => {
    const kept = JSON.stringify({ userId: 'a', answers: { ibYear: 'IBDP-year9', school: 7, phone: '+91' } });
    expect(keptAnswers(kept, 'a')).toEqual({ ...emptyOnboarding, phone: '+91' });
  });
});

describe('answers of an earlier onboarding', () => {
  const nobody = { ib_year: null, math_course: null, country: null, school: null, phone: null };
  it.each([
    [{}, emptyOnboarding],
    [{ ib_year: 'MYP' }, { ...emptyOnboarding, ibYear: 'MYP' }],
    [{ ib_year: 'Pre-IB' }, half],
    [{ ib_year: 'Pre-IB', math_course: 'AA HL' }, most],
    [{ math_course: 'Further' }, emptyOnboarding],
  ])('%j', (facts, expected) => {
    expect(answersOf({ ...nobody, ...facts } as User)).toEqual(expected);
  });
});
