import type { Question, QuestionCard } from '@sevenfold/contract/questions/question';
import { mathSl } from './bank-catalogue.ts';

const algebra = { id: 1, slug: 'algebra', topic_name: 'Algebra', topic_number: '1', parent_topic_id: null };
const sequences = {
  id: 2,
  slug: 'sequences',
  topic_name: 'Sequences',
  topic_number: '1.1',
  parent_topic_id: 1,
};

/** A question as lists show it. */
export const questionCard = (id: number, given: Partial<QuestionCard> = {}): QuestionCard => ({
  id,
  subject: mathSl,
  topic: sequences,
  topic_path: [algebra, sequences],
  OtherTopicsOnQuestion: [],
  difficulty: 'Easy',
  level: null,
  question_number: null,
  marks: 4,
  specialInfo: null,
  video_solution: null,
  calculatorAllowed: false,
  month: null,
  year: null,
  paper: null,
  paper_part: null,
  timezone: null,
  answer_not_available: false,
  answerable: false,
  questions_text: `Find the sum of the first ${id} terms.`,
  questions_html: `<p>Find the sum of the first ${id} terms.</p>`,
  images: [],
  design: { key: null, variants: 1 },
  updated_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

/** The same with its hints and its answer. */
export const question = (id: number, given: Partial<Question> = {}): Question => ({
  ...questionCard(id),
  hints: [],
  mcq_answer: null,
  replies: [],
  papers: [],
  Answer: [
    {
      id: 100 + id,
      body: 'Use the formula.',
      body_html: '<p>Use the formula.</p>',
      images: [],
      mark_lines: [
        { text: 'attempts the sum', html: '<p>attempts the sum</p>', mark: 'M1', marks: 1 },
        { text: 'S = 30', html: '<p>S = 30</p>', mark: 'A2', marks: 2 },
        { text: 'says why', html: '<p>says why</p>', mark: 'R1', marks: 1 },
      ],
    },
  ],
  another: null,
  related: [],
  ...given,
});
