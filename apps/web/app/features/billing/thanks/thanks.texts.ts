import type { Purpose } from '@sevenfold/contract/billing/billing.schema';
import { planRecords } from '@sevenfold/contract/billing/plans';
import { gradingWorkingHours } from '@sevenfold/contract/grading/grading.constants';

export interface Thanks {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

const { platinum, silver } = planRecords;

export const thanksFor: Readonly<Record<Purpose | 'grading-without-sheet', Thanks>> = {
  platinum: {
    title: 'Welcome to the Pro Plan',
    text: `Your payment has arrived, and your ${platinum.name} has begun.`,
    points: ['Unlimited tests', 'Unlimited questions'],
  },
  silver: {
    title: 'Welcome to the Silver Plan',
    text: 'Your plan has begun.',
    points: [silver.testsShown, silver.questionsShown],
  },
  grading: {
    title: 'Your paper is with our teachers',
    text: `Your payment has arrived. You will have your report within ${gradingWorkingHours} working hours.`,
    points: [],
  },
  'grading-without-sheet': {
    title: 'Your grading is paid',
    text: `One thing is missing: your answer sheet. Upload it, and you will have your report within ${gradingWorkingHours} working hours.`,
    points: [],
  },
};
