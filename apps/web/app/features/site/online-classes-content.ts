import { bankRoot } from '@sevenfold/contract/site/paths';

export const hero = {
  title: 'One-on-one classes for the IB Diploma',
  lead: 'A tutor who knows your syllabus, a plan that is yours, and an hour that is prepared. Less is more: one good hour a week on what holds you back does more than five that go over everything.',
} as const;

export const whoWeAre = [
  'We are an academy of teachers who do one thing: the IB Diploma. Maths is where we began, AA and AI at both levels; physics and chemistry followed. Students who go further stay with us for AP calculus and university-level maths.',
  'What you practise between the lessons is made by the same people. The question bank, the timed tests and the grading on this site are the tools your tutor works with, so nothing that you do alone is lost for the next hour.',
] as const;

export const reasons = [
  {
    drawing: 'plan',
    title: 'Customised study plan',
    text: 'Your tutor reads your last papers first. The plan says which topics come when, what each week ends with, and what can be left out.',
  },
  {
    drawing: 'tutors',
    title: 'Top-notch tutors',
    text: 'Of the teachers who apply, fewer than 5 % are chosen. You keep the one you began with, and may change if it doesn’t fit.',
  },
  {
    drawing: 'practice',
    title: 'Practice online',
    text: 'Exam-style questions with mark schemes, a timed test every week, and your tutor sees what came of it before you meet again.',
  },
] as const;

export const statistics = [
  { figure: '10K+', label: 'students taught' },
  { figure: '10+', label: 'years of the Diploma' },
  { figure: '2.5K+', label: 'questions written' },
  { figure: '< 5 %', label: 'of teachers who apply are chosen' },
] as const;

export const howClassesRun = [
  { term: 'Sessions', detail: '2 to 3 a week, online, one to one' },
  { term: 'Test', detail: 'every week, timed and marked' },
  { term: 'Fees', detail: 'charged for the year' },
  { term: 'Payment', detail: 'in 3 instalments, if you like' },
  { term: 'First', detail: 'a free trial class, with nothing to sign' },
] as const;

/** Shown only where the installation says so: they are samples until the academy has words of its own. */
export const parentTestimonials = [
  {
    words:
      'For two years maths was the subject we didn’t mention at dinner. Now he explains to us what he got wrong, and why it isn’t a catastrophe.',
    who: 'Mother of a student of AA HL, Dubai',
  },
  {
    words:
      'I had expected more hours. We got fewer, with homework that was looked at line by line. Her mark went from 4 to 6 between two mocks.',
    who: 'Father of a student of AI SL, Singapore',
  },
  {
    words:
      'The weekly test was the thing. We could see each Friday where he stood, and so could he, which mattered more.',
    who: 'Mother of a student of Physics HL, London',
  },
] as const;

export const parentTestimonialsNote = 'Samples, written by our team to show what this part is for.';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Absent for the step that leads to the form of the trial class. */
  readonly to?: string;
}

export const steps: readonly Step[] = [
  {
    title: 'Take a free trial class',
    text: 'Meet a tutor, bring a question you are stuck on, and see how it feels.',
    action: 'Book a Free Trial Class',
  },
  {
    title: 'Practise with the question bank',
    text: 'Work on the topics of your plan, with an answer and a mark scheme behind each question.',
    action: 'Open the question bank',
    to: bankRoot,
  },
  {
    title: 'Test yourself against the clock',
    text: 'Once a week, on what you have just learned. The result decides what the next lesson is about.',
    action: 'Take a test',
    to: '/take-a-test',
  },
];
