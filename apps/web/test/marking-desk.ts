import type { Answer } from '../app/lib/api-call.ts';
import { student } from './people.ts';
import { algebra, question } from './questions.ts';

type Desk = Answer<'GET /api/admin/grading/:slug'>;
type Sheet = Desk['sheet'];

export const testSlug = 'k7m2p9x4k7m2p9x4';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A sheet that was handed in and that nobody has yet. */
export const queuedSheet = (part: Partial<Sheet> = {}): Sheet => ({
  test_slug: testSlug,
  subject: 'Math AI HL',
  topics: [algebra],
  student: {
    id: student.id,
    full_name: student.full_name,
    username: student.username,
    email: student.email,
  },
  pages: 3,
  uploaded_at: inHours(-3),
  submitted_at: inHours(-2),
  due_at: inHours(22),
  claimed: null,
  graded_at: null,
  marks_obtained: null,
  ...part,
});

export const mine = { by: 'Stefan Staff', at: new Date().toISOString(), mine: true };
export const others = { by: 'Olga Owner', at: new Date().toISOString(), mine: false };

const line = (text: string, mark: string, marks: number) => ({ text, html: text, mark, marks });

/** Three questions with a mark scheme of three lines each, nothing marked yet. */
export const markingDesk = (part: Partial<Desk> = {}): Desk => ({
  sheet: queuedSheet({ claimed: mine }),
  pages: [],
  questions: [1, 2, 3].map((number) => {
    const { id, subject, topic, topic_path, difficulty, level, calculatorAllowed, ...rest } = question(
      10 + number,
    );
    const { questions_text, questions_html, images, video_solution } = rest;
    return {
      question_id: id,
      number,
      status: 'attempted' as const,
      asked: [],
      replied: null,
      question: {
        ...{ id, subject, topic, topic_path, difficulty, level, calculatorAllowed },
        ...{ questions_text, questions_html, images, video_solution },
        marks: 5,
        Answer: [
          {
            id,
            body: '',
            body_html: '',
            images: [],
            mark_lines: [line('Squares', 'M2', 2), line('Adds', 'A2', 2), line('States', 'R1', 1)],
          },
        ],
      },
    };
  }),
  version: 0,
  saved_at: null,
  saved_by: null,
  save_id: null,
  marking: { questions: [], annotations: [], overall_comment: '' },
  returned_version: null,
  ...part,
});
