import { bankRoot } from '@sevenfold/contract/site/paths';

interface HomeCard {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly drawing: 'curve' | 'vectors' | 'tree';
  /** Absent for the card that leads to the booking form. */
  readonly to?: string;
}

export const homeCards: readonly HomeCard[] = [
  {
    title: 'Exam style Q & A',
    text: 'Questions by subject, topic and subtopic, each with a worked answer and its mark scheme.',
    action: 'Open the question bank',
    drawing: 'curve',
    to: bankRoot,
  },
  {
    title: 'Private tutoring',
    text: 'One hour a week with a tutor who knows your syllabus. Less is more.',
    action: 'Book a consultation',
    drawing: 'vectors',
  },
  {
    title: 'Topic-wise test',
    text: 'Choose your topics, set the clock, and see where the marks are.',
    action: 'Take a test',
    drawing: 'tree',
    to: '/take-a-test',
  },
];
