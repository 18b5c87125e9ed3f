import { bankRoot } from '@sevenfold/contract/site/paths';

export const services = [
  {
    title: 'Question bank',
    text: 'Questions by topic and difficulty, each with a worked answer and its mark scheme.',
    action: 'Open the question bank',
    to: bankRoot,
  },
  {
    title: 'Timed tests',
    text: 'Choose your topics and half an hour, an hour or two. The clock is real.',
    action: 'Take a test',
    to: '/take-a-test',
  },
  {
    title: 'Grading by a teacher',
    text: 'Your paper, marked line by line against the international marking scheme.',
    action: 'See how grading works',
    to: '/grading-your-test',
  },
  {
    title: 'One-on-one classes',
    text: 'A tutor, a study plan of your own, and a test every week.',
    action: 'See the classes',
    to: '/online-classes',
  },
  {
    title: 'Doubts',
    text: 'Ask about any question in the bank. Replies typically come within 24 hours.',
    action: 'Look at your doubts',
    to: '/my-doubts',
  },
] as const;
