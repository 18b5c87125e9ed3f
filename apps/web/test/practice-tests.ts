import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import type { Answer } from '../app/lib/api-call.ts';
import { algebra, mathsSubject, question } from './questions.ts';

type Progress = Answer<'GET /api/test/:slug/progress'>;

export const practiceSlug = 'k7m2p9x4k7m2p9x4';

const line = (text: string, mark: string, marks: number) => ({ text, html: text, mark, marks });

/** Of a test that is finished: with its worked answer, five marks in three lines. */
export function testQuestion(id: number, part: Partial<TestQuestion> = {}): TestQuestion {
  const { subject, topic, topic_path, difficulty, level, calculatorAllowed, ...rest } = question(id);
  const { questions_text, questions_html, images, video_solution } = rest;
  return {
    question_id: id,
    status: null,
    skipped: false,
    question: {
      ...{ id, subject, topic, topic_path, difficulty, level, calculatorAllowed },
      ...{ questions_text, questions_html, images, video_solution },
      marks: 5,
      Answer: [
        {
          id: id + 1000,
          body: '',
          body_html: '<p>x = 3</p>',
          images: [],
          mark_lines: [line('Squares', 'M2', 2), line('Adds', 'A2', 2), line('States', 'R1', 1)],
        },
      ],
    },
    asked: [],
    typed: [],
    replied: null,
    time_spent: null,
    ticked_lines: null,
    faculty: null,
    marks: null,
    ...part,
  };
}

/** What was typed for a question of five marks: (a) is right, (b) is not, and its method may be ticked. */
export const repliedQuestion: NonNullable<TestQuestion['replied']> = {
  failed: false,
  fields: [
    {
      ...{ field: 'a.1', part: 'a', value: '4', verdict: 'right', read_html: '<b>4</b>', note_html: null },
      ...{ marks: 2, of: 2 },
    },
    {
      ...{ field: 'b.1', part: 'b', value: '9', verdict: 'wrong', read_html: '<b>9</b>' },
      ...{ note_html: '<p>You took the variance.</p>', marks: 0, of: 3 },
    },
  ],
  parts: [
    { part: 'a', marks: 2, of: 2, lines: [0], own: false },
    { part: 'b', marks: 0, of: 3, lines: [1, 2], own: true },
  ],
};

/** A test that was made and not begun. */
export const practiceTest = (part: Partial<Test> = {}): Test => ({
  slug: practiceSlug,
  subject: mathsSubject,
  topics: [algebra],
  subtopics: [],
  sub_subtopics: [],
  test_subtopic: [algebra],
  duration: 30,
  state: 'not_started',
  attempts: 0,
  created_at: '2026-11-10T10:00:00.000Z',
  started_at: null,
  finished_at: null,
  ended_by: null,
  remaining_ms: null,
  time_used: null,
  question_count: 5,
  attempted_count: 0,
  skipped_count: 0,
  get_graded: false,
  marks_obtained: null,
  faculty_comment: null,
  replies_state: null,
  score: null,
  files: [],
  breakdown: null,
  paper: null,
  paperResult: null,
  ...part,
});

export const runningTest = (part: Partial<Test> = {}): Test =>
  practiceTest({
    state: 'running',
    attempts: 1,
    started_at: '2026-11-10T10:00:00.000Z',
    remaining_ms: 1_800_000,
    questions: [1, 2, 3, 4, 5].map((id) => testQuestion(id)),
    ...part,
  });

/** Ended by the student and marked by nobody. */
export const finishedTest = (part: Partial<Test> = {}): Test =>
  practiceTest({
    state: 'finished',
    attempts: 1,
    started_at: '2026-11-10T10:00:00.000Z',
    finished_at: '2026-11-10T10:20:00.000Z',
    ended_by: 'student',
    time_used: 1200,
    attempted_count: 4,
    skipped_count: 1,
    score: { marks: 20, total: 25, percentage: 80, source: 'unmarked' },
    breakdown: { source: 'unmarked', by_topic: [], by_difficulty: [] },
    questions: [1, 2, 3, 4, 5].map((id) => testQuestion(id)),
    ...part,
  });

/** Where a test stands, as the server tells it while the test runs. */
export const progressOf = (
  { questions = [], ...test }: Test,
  statuses: readonly ('attempted' | 'skipped' | null)[] = [],
): Progress => ({
  state: test.state,
  remaining_ms: test.remaining_ms,
  readingLeftMs: test.paper?.readingLeftMs ?? null,
  statuses: questions.map(({ question_id }, at) => ({ question_id, status: statuses[at] ?? null })),
  replies: questions.flatMap(({ question_id, typed }) => typed.map((one) => ({ question_id, ...one }))),
});
