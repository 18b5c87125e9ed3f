import { examFacts } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type {
  AdminQuestion,
  AdminQuestionRow,
} from '@sevenfold/contract/questions/admin-questions.endpoints';
import type { StaffFields } from '@sevenfold/contract/questions/question';
import type { Answer } from '../app/lib/api-call.ts';

type Question = Answer<'GET /api/questions/:id'>;

export const mathsSubject = {
  id: 4,
  slug: 'math-ai-hl',
  subject_name: 'Math AI HL',
  ...examFacts('math-ai-hl'),
};
export const biologySubject = { id: 5, slug: 'biology', subject_name: 'Biology', ...examFacts('biology') };

export const algebra = {
  id: 41,
  slug: 'number-and-algebra',
  topic_name: 'Number and algebra',
  topic_number: '1',
  parent_topic_id: null,
};
export const functions = {
  id: 42,
  slug: 'functions',
  topic_name: 'Functions',
  topic_number: '2',
  parent_topic_id: null,
};

const facts = {
  subject: mathsSubject,
  topic: algebra,
  topic_path: [algebra],
  difficulty: 'Easy',
  level: null,
  question_number: null,
  marks: 3,
  calculatorAllowed: true,
  month: null,
  year: null,
  paper: null,
  paper_part: null,
  timezone: null,
  questions_text: 'Find $x$ where $x^2 = 9$.',
} as const;

/** What the API says besides to staff. */
export const staffFields = {
  priority: null,
  visible: true,
  verified: false,
  topic_changed: false,
  math_level_visibility_shared: false,
  original_content: null,
  other_level: null,
} satisfies StaffFields;

/** A question as anybody reads it. */
export const question = (id: number, part: Partial<Question> = {}): Question => ({
  ...facts,
  id,
  topic_path: [...facts.topic_path],
  OtherTopicsOnQuestion: [],
  specialInfo: null,
  video_solution: null,
  answer_not_available: false,
  answerable: false,
  questions_html: '<p>Find x.</p>',
  images: [],
  design: { key: null, variants: 1 },
  updated_at: '2026-11-02T09:00:00.000Z',
  hints: [],
  mcq_answer: null,
  replies: [],
  Answer: [],
  papers: [],
  another: null,
  related: [],
  ...part,
});

/** The same as the editor gets it. */
export function adminQuestion(id: number, part: Partial<AdminQuestion> = {}): AdminQuestion {
  const { related: _, another: __, images: ___, Answer: ____, ...rest } = question(id);
  return {
    ...rest,
    ...staffFields,
    images: [],
    Answer: [{ id: id + 1000, body: '$x = 3$', body_html: '<p>x = 3</p>', images: [], mark_lines: [] }],
    answer_images: [],
    version: '2026-11-02T09:00:00.000Z',
    key: null,
    drawings: [],
    written_replies: [],
    last_change: null,
    open_reports: 0,
    ...part,
  };
}

/** The same as a row of staff's table. */
export const questionRow = (id: number, part: Partial<AdminQuestionRow> = {}): AdminQuestionRow => ({
  ...facts,
  id,
  topic_path: [...facts.topic_path],
  priority: null,
  visible: true,
  verified: false,
  topic_changed: false,
  math_level_visibility_shared: false,
  has_answer: true,
  has_video: false,
  images: 0,
  answer_images: 0,
  open_reports: 0,
  updated_at: '2026-11-02T09:00:00.000Z',
  ...part,
});
