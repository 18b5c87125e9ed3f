import type {
  CoachCourse,
  LinkedQuestion,
  MapTopic,
  Mistake,
  SessionItem,
  Today,
} from '@sevenfold/contract/coach/coach';
import { mathSl } from './bank-catalogue.ts';
import { questionCard } from './bank-questions.ts';

type Exam = NonNullable<CoachCourse['exam']>;

export const exam = (given: Partial<Exam> = {}): Exam => ({
  session: 'May',
  year: 2027,
  date: '2027-05-01',
  exact: false,
  days: 74,
  over: false,
  ...given,
});

export const coachCourse = (given: Partial<CoachCourse> = {}): CoachCourse => ({
  subject: { id: mathSl.id, slug: mathSl.slug, subject_name: mathSl.subject_name },
  exam: exam(),
  answers: 120,
  ...given,
});

export function linkedQuestion(id: number, given: Partial<LinkedQuestion> = {}): LinkedQuestion {
  const { subject, topic, topic_path, difficulty, marks, answerable } = questionCard(id);
  return { id, subject, topic, topic_path, difficulty, marks, answerable, ...given };
}

export const sessionItem = (id: number, given: Partial<SessionItem> = {}): SessionItem => ({
  question: linkedQuestion(id),
  minutes: 6,
  kind: 'due',
  reason: 'You last did sequences on Tuesday',
  other_numbers: true,
  done: false,
  ...given,
});

export const aToday = (given: Partial<Today> = {}): Today => ({
  courses: [coachCourse()],
  continue: [],
  session: {
    minutes: 20,
    planned_minutes: 18,
    items: [
      sessionItem(1, { kind: 'missed', reason: 'You missed sequences on Tuesday' }),
      sessionItem(2, {
        kind: 'weak',
        reason: 'You earn about 4 marks in 10 on sequences',
        other_numbers: false,
      }),
      sessionItem(3, { kind: 'new', reason: 'You have not met sequences yet', other_numbers: false }),
    ],
  },
  done_today: { questions: 0, marks: 0, of: 0 },
  due: { now: 2, days: [] },
  last_before_today: new Date(Date.now() - 86_400_000).toISOString(),
  ...given,
});

const topicNamed = (id: number, name: string, number: string, parent: number | null) => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  topic_name: name,
  topic_number: number,
  parent_topic_id: parent,
});

const none = { estimate: null, low: null, high: null, sureness: 0, practised: 0, due: 0 };

/** Algebra: known and due, known, and too little to say. */
export function mapTopics(): MapTopic[] {
  const algebra = topicNamed(1, 'Algebra', '1', null);
  const below = (id: number, name: string) => {
    const topic = topicNamed(id, name, `1.${id - 1}`, 1);
    return { topic, topic_path: [algebra, topic] };
  };
  return [
    {
      topic: algebra,
      topic_path: [algebra],
      estimate: 0.62,
      low: 0.5,
      high: 0.73,
      sureness: 0.7,
      practised: 31,
      due: 2,
      subtopics: [
        {
          ...below(2, 'Sequences'),
          estimate: 0.71,
          low: 0.6,
          high: 0.8,
          sureness: 0.8,
          practised: 19,
          due: 2,
        },
        {
          ...below(3, 'Logarithms'),
          estimate: 0.34,
          low: 0.2,
          high: 0.5,
          sureness: 0.6,
          practised: 11,
          due: 0,
        },
        { ...below(4, 'Proof'), ...none, practised: 1 },
      ],
    },
  ];
}

export function aMistake(id: number, given: Partial<Mistake> = {}): Mistake {
  const question = linkedQuestion(id);
  return {
    id,
    at: '2027-02-09T15:20:00.000Z',
    source: 'reply',
    question: { ...question, questions_html: `<p>Find the sum of the first ${id} terms.</p>` },
    subject: question.subject,
    topic: question.topic,
    marks: 1,
    of: 4,
    replies: [
      {
        field: 'a.1',
        value: '12',
        read_html: '<span>12</span>',
        note_html: '<p>One term too many was added.</p>',
        marks: 0,
        of: 3,
      },
    ],
    missed_lines: [],
    comment: null,
    own_note: null,
    mended_at: null,
    again: linkedQuestion(id + 1000),
    ...given,
  };
}
