import { currency, soldPlan } from '@sevenfold/contract/billing/plans';
import {
  gradingFeeMinor,
  gradingWorkingHours,
  workingHoursWords,
} from '@sevenfold/contract/grading/grading.constants';
import { shortMoney } from '../money.ts';

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly to: string; readonly label: string };
  /** The last answer leads to a form that is kept elsewhere. */
  readonly enquiry?: true;
}

const price = (amount: number) => shortMoney(amount, currency);

/** Twelve questions that parents and students ask before they begin. */
export const faqItems = (siteName: string): readonly FaqItem[] => [
  {
    question: `What is ${siteName}, and for whom?`,
    answer:
      'A tutoring academy for students of the IB Diploma. You practise with exam-style questions and worked answers, sit timed tests, have papers graded by teachers, and take one-on-one classes when you want somebody beside you.',
  },
  {
    question: 'Do you belong to the IB organisation?',
    answer: `No. ${siteName} is independent of the International Baccalaureate Organization and is not endorsed by it. Our questions, answers and mock papers are written by our own teachers.`,
  },
  {
    question: 'Which subjects do you cover?',
    answer:
      'Maths first: AA and AI, at SL and HL. Physics and Chemistry at both levels are in the question bank as well. In classes we also teach AP calculus and university-level maths; more subjects are on their way.',
  },
  {
    question: 'What is free, and what does the Pro plan add?',
    answer: `The free plan has 3 tests and 30 questions per month and never ends. With Pro, tests are unlimited and you get 3000+ questions per month, for ${price(soldPlan('platinum').amount)} a month or ${price(soldPlan('platinum_yearly').amount)} a year. It begins as soon as your payment is confirmed.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Any time, in your account under Membership. You keep everything until the end of the period you paid for, and nothing more is charged.',
  },
  {
    question: 'Are payments refunded?',
    answer:
      'What is paid is not refunded and can’t be passed on to somebody else, so start with the free plan or a trial class if you are unsure.',
    link: { to: '/refund-policy', label: 'Read the refund policy' },
  },
  {
    question: 'Can we share a plan?',
    answer:
      'A plan belongs to one student, on up to four devices, with two more as a grace. If you are under 18, please ask a parent before you pay.',
    link: { to: '/terms', label: 'Read the terms' },
  },
  {
    question: 'How does grading work?',
    answer: `Sit a test on paper, scan your sheets into one PDF and upload it. A teacher marks it against the international marking scheme for ${price(gradingFeeMinor)} per test and returns a detailed report within ${gradingWorkingHours} working hours (${workingHoursWords}).`,
  },
  {
    question: 'How do one-on-one classes run?',
    answer:
      'They begin with a free trial class. Then your tutor writes a study plan for you, and you meet online, as a rule 2 to 3 times a week, with a test every week that shows what has stayed.',
    link: { to: '/online-classes', label: 'See how classes work' },
  },
  {
    question: 'What do classes cost?',
    answer:
      'The fee depends on subject, level and the number of sessions, and we name it after the trial class. It is charged for the year and can be paid in 3 instalments.',
  },
  {
    question: 'Who are the tutors?',
    answer:
      'Teachers who have taught the Diploma for years and know how it is marked. Of those who apply, fewer than 5 % are chosen: after a paper in the subject, a trial lesson and a lesson with a student who says honestly how it was.',
  },
  {
    question: 'My question isn’t here. Where can I ask it?',
    answer: 'Tell us a little about yourself and what you need, and we will come back to you.',
    enquiry: true,
  },
];
