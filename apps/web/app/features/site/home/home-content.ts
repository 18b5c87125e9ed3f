import { bankRoot } from '@sevenfold/contract/site/paths';

/** Everything that the home page says and claims. Where a link leads to a form, it is named by its setting. */
export type Destination = { readonly to: string } | { readonly form: 'trialClassUrl' | 'consultationUrl' };

export const hero = {
  badge: 'We are IB Diploma Specialists',
  title: 'Lead your IB Exams with our top-quality resources',
  /** Words of the title that stay on one line. */
  together: 'top-quality',
  trust: 'Trusted by 37,000+ Students Globally',
  text: 'Exam-style questions with worked answers, timed tests and a tutor of your own, in one calm place.',
  trial: 'Book a Free Trial Class',
  start: 'Start for free',
} as const;

export interface Country {
  readonly name: string;
  readonly claim: string;
  /** Degrees east and north of the marker. Neighbours stand apart, so that a finger can tell them on any phone. */
  readonly at: readonly [east: number, north: number];
  /** The side of the marker on which there is room for its name. */
  readonly label: 'above' | 'below' | 'before' | 'after';
  /** The side on which its claim opens: over the sea, where it hides no other marker. */
  readonly claimGoes: 'up' | 'down' | 'before';
  /** Where its claim begins at the marker instead of lying around it, to leave a neighbour free. */
  readonly claimFrom?: 'start';
}

export const countries: readonly Country[] = [
  {
    name: 'India',
    claim: 'Our academy is at home here: support Mon-Fri 11am-7pm IST',
    at: [81, 20],
    label: 'after',
    claimGoes: 'down',
  },
  {
    name: 'UAE',
    claim: 'Over 80% of our students are from Dubai',
    at: [52, 24],
    label: 'before',
    claimGoes: 'down',
  },
  {
    name: 'USA',
    claim: '60% of our students accepted into Ivy League schools',
    at: [-98, 39],
    label: 'above',
    claimGoes: 'down',
  },
  {
    name: 'Japan',
    claim: 'Classes after school, on Japan’s clock',
    at: [138, 36],
    label: 'after',
    claimGoes: 'up',
  },
  {
    name: 'European Union',
    claim: 'Tutors for Math AA and AI, SL and HL, in the evening hours of Central Europe',
    at: [18.5, 46],
    label: 'after',
    claimGoes: 'up',
    claimFrom: 'start',
  },
  {
    name: 'Australia',
    claim: 'A study plan for the November session as well as for May',
    at: [134, -25],
    label: 'below',
    claimGoes: 'before',
  },
  {
    name: 'Singapore',
    claim: 'Weekend classes, one hour at a time',
    at: [104, 1],
    label: 'after',
    claimGoes: 'down',
  },
  {
    name: 'UK',
    claim: 'Offers are set in IB points: we plan back from yours',
    at: [-8, 57],
    label: 'before',
    claimGoes: 'up',
  },
];

/** The claim that shows until somebody asks for another. */
export const firstCountry = 1;

export const universities = {
  title: 'Where an IB Diploma can take you',
  names: [
    'Ashcombe University',
    'Northmere College',
    'Lindqvist Tech',
    'University of Castellan',
    'Averell Institute',
    'Thornwick',
    'Corvane School of Science',
    'Quillstone',
  ],
} as const;

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly leadsTo: Destination;
}

export const cards: readonly (Card & { drawing: 'curve' | 'vectors' | 'paper' })[] = [
  {
    title: 'Exam style Q & A',
    text: 'Questions by subject, topic and subtopic, each with a worked answer and its mark scheme.',
    action: 'Open the question bank',
    drawing: 'curve',
    leadsTo: { to: bankRoot },
  },
  {
    title: 'Private tutoring',
    text: 'A tutor who knows your syllabus, one student at a time. The first class is free.',
    action: 'Book a Free Trial Class',
    drawing: 'vectors',
    leadsTo: { form: 'trialClassUrl' },
  },
  {
    title: 'Topic-wise test',
    text: 'Choose your topics, set the clock, and see where the marks are.',
    action: 'Take a test',
    drawing: 'paper',
    leadsTo: { to: '/take-a-test' },
  },
];

export const statistics: readonly { number: number; unit: string; label: string }[] = [
  { number: 110, unit: '+', label: 'countries' },
  { number: 1800, unit: '+', label: 'schools' },
  { number: 37, unit: 'k+', label: 'students' },
  { number: 100, unit: '+', label: 'teachers' },
];

export const challenges = {
  title: 'Overcoming IB Challenges',
  text: 'Four things cost most students their marks. Each has an answer, and none of them is “work harder”.',
  key: [
    ['M', 'method'],
    ['A', 'accuracy'],
    ['R', 'reasoning'],
  ],
  lines: [
    {
      challenge: 'So many questions, and no idea which',
      answer: 'Work by topic and subtopic, from Easy to Hard, and see at a glance what is done.',
      mark: 'M1',
    },
    {
      challenge: 'The method was right, the marks are gone',
      answer: 'Every answer shows its mark scheme line by line, as examiners write it.',
      mark: 'A1',
    },
    {
      challenge: 'Enough time at home, never in the exam',
      answer: 'Timed tests with the rhythm of a paper, and a clock that doesn’t stop.',
      mark: 'R1',
    },
    {
      challenge: 'Stuck at eleven in the evening',
      answer: 'Ask under the question itself. Respondents typically reply within 24 hours.',
      mark: 'A1',
    },
  ],
} as const;

export const subjects = {
  title: 'Choose your course',
  text: 'The four maths courses of the Diploma, topic by topic. Physics and Chemistry are in the bank as well.',
  tiles: [
    {
      course: 'Math AA',
      level: 'SL',
      name: 'Analysis and Approaches',
      levelName: 'Standard Level',
      slug: 'math-aa-sl',
      figure: 'wave',
    },
    {
      course: 'Math AA',
      level: 'HL',
      name: 'Analysis and Approaches',
      levelName: 'Higher Level',
      slug: 'math-aa-hl',
      figure: 'plane',
    },
    {
      course: 'Math AI',
      level: 'SL',
      name: 'Applications and Interpretation',
      levelName: 'Standard Level',
      slug: 'math-ai-sl',
      figure: 'scatter',
    },
    {
      course: 'Math AI',
      level: 'HL',
      name: 'Applications and Interpretation',
      levelName: 'Higher Level',
      slug: 'math-ai-hl',
      figure: 'network',
    },
  ],
} as const;

export const whyUs = {
  title: 'Why Us?',
  motto: 'Less is more',
  text: 'One hour a week instead of five: the hour that counts is the one in which somebody sees where your marks go.',
  chart: { usual: 'five hours of practice on your own', ours: 'one hour with a tutor who has a plan' },
  reasons: [
    {
      title: 'Teachers we would hire twice',
      text: 'Fewer than 5% of those who apply are selected, for how they explain as much as for what they know.',
    },
    {
      title: 'A rhythm that holds',
      text: '2 to 3 sessions per week plus a weekly test, set to the dates of your school.',
    },
    {
      title: 'Fees without surprises',
      text: 'Tutoring is charged yearly and payable in 3 instalments. The question bank is free to begin with.',
    },
    {
      title: 'Further than the Diploma',
      text: 'AP calculus and university-level maths too, with the same tutors.',
    },
  ],
} as const;

export const features = {
  title: 'See it at work',
  text: 'Twenty seconds in the real product: nothing staged, nothing sped up but the waiting.',
  video: 'A recording of Sevenfold: choosing a topic, opening an answer and sitting a timed test',
  /** `from` is the second of the recording at which it shows the feature, as `npm run demo-video` prints it. */
  list: [
    {
      title: 'Every topic of the syllabus',
      text: 'Pick a subject, a topic, a subtopic: the bank shows what there is and what you have done.',
      from: 0,
    },
    {
      title: 'Answers like a mark scheme',
      text: 'The answer opens below the question, with each mark where it is earned.',
      from: 6,
    },
    {
      title: 'Tests against the clock',
      text: '30, 60 or 120 minutes from the topics you choose, with nothing on the screen but the question.',
      from: 11.5,
    },
    {
      title: 'Graded by a teacher',
      text: 'Upload your answer sheet and get it back with marks and comments within 24 working hours.',
      from: undefined,
    },
  ],
} as const;

export const banner = {
  title: 'Ready to get perfect IB45?',
  text: 'Six subjects at 7, and three points for the core. Tell us where you are, and we plan the rest with you.',
  consult: 'Book Free Consultation',
  start: 'Start for free',
} as const;

export interface Testimonial {
  readonly name: string;
  readonly course: string;
  /** Who tells it, where that isn't the student. */
  readonly parent?: 'mother' | 'father';
  readonly batch: string;
  readonly school: string;
  readonly place: string;
  readonly university: string;
  readonly quote: string;
  /** The name of its clip, which draws a figure of the subject and shows its words. */
  readonly clip: 'tangent' | 'wave' | 'normal' | 'scatter' | 'orbit' | 'molecule';
}

export const testimonials: {
  readonly title: string;
  readonly note: string;
  readonly entries: readonly Testimonial[];
} = {
  title: 'Student stories',
  note: 'The stories are illustrative: our team wrote them to show how students can use Sevenfold. Names, schools and universities are invented, and so are the university marks above.',
  entries: [
    {
      name: 'Anaya',
      course: 'Math AA HL',
      batch: 'IB Diploma graduate 2024',
      school: 'Palmcrest International School',
      place: 'Dubai',
      university: 'Ashcombe University',
      quote:
        'I kept losing the last mark of every calculus question. Reading the mark schemes line by line showed me which sentence I never wrote.',
      clip: 'tangent',
    },
    {
      name: 'Tomás',
      course: 'Math AA SL',
      batch: 'IB Diploma graduate 2025',
      school: 'Colegio Miraluz',
      place: 'Madrid',
      university: 'University of Castellan',
      quote:
        'Three weeks before the mocks I stopped doing whole papers and worked through trigonometry, Easy to Hard. It was the first calm week of the year.',
      clip: 'wave',
    },
    {
      name: 'Mei',
      course: 'Math AI HL',
      parent: 'father',
      batch: 'IB Diploma graduate 2023',
      school: 'Kestrel Bay School',
      place: 'Singapore',
      university: 'Lindqvist Tech',
      quote:
        'She and her tutor spend one hour on the two questions that went wrong. The other thirty she does by herself, and nobody has to remind her.',
      clip: 'normal',
    },
    {
      name: 'Jonas',
      course: 'Math AI SL',
      batch: 'IB Diploma graduate 2024',
      school: 'Sternbrook International School',
      place: 'Hamburg',
      university: 'Northmere College',
      quote:
        'Thirty minutes on the bus, five questions, and the clock in the corner. By May the real clock was nothing new.',
      clip: 'scatter',
    },
    {
      name: 'Layla',
      course: 'Physics HL',
      parent: 'mother',
      batch: 'IB Diploma graduate 2025',
      school: 'Coralgate Academy',
      place: 'Abu Dhabi',
      university: 'Averell Institute',
      quote:
        'She sent in a test on fields on Sunday. On Tuesday it was back, with a comment exactly where her diagram went wrong. I read it, too, and even I understood.',
      clip: 'orbit',
    },
    {
      name: 'Kofi',
      course: 'Chemistry SL',
      batch: 'IB Diploma graduate 2023',
      school: 'Baobab Hill School',
      place: 'Accra',
      university: 'Corvane School of Science',
      quote:
        'I asked a doubt late at night and had an answer before the next lesson. It was two lines long, and it was the two lines I needed.',
      clip: 'molecule',
    },
  ],
};

export const promos: readonly Card[] = [
  {
    title: '1-on-1 tutoring',
    text: 'A free trial class comes first. Then a plan of your own.',
    action: 'Book a Free Trial Class',
    leadsTo: { form: 'trialClassUrl' },
  },
  {
    title: 'Practice worksheets',
    text: 'Collect questions of a topic, print them, and check them with the answers.',
    action: 'Open the question bank',
    leadsTo: { to: bankRoot },
  },
  {
    title: 'Timed practice test',
    text: 'Five, ten or twenty questions, and a clock that means it.',
    action: 'Take a test',
    leadsTo: { to: '/take-a-test' },
  },
  {
    title: 'Expert consultation',
    text: 'Half an hour about subjects, levels and what your grade needs.',
    action: 'Book Free Consultation',
    leadsTo: { form: 'consultationUrl' },
  },
];

export const chat = {
  greeting: (tutor: string) =>
    `Hi, I’m ${tutor}. Stuck on a topic, or choosing a course? Write to me on WhatsApp.`,
  message: (siteName: string) => `Hello ${siteName}, I have a question about the IB Diploma.`,
} as const;

export const pathOf = (destination: Destination): string => ('to' in destination ? destination.to : '');
