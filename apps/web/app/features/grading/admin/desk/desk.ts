import type { MarkedQuestion } from '@sevenfold/contract/grading/marking.rules';
import type { Answer } from '~/lib/api-call.ts';

export type Desk = Answer<'GET /api/admin/grading/:slug'>;
export type DeskQuestion = Desk['questions'][number];

export const deskKey = (slug: string) => ['admin', 'grading', 'desk', slug] as const;

export const lineMarksOf = ({ question }: DeskQuestion): number[] =>
  question.Answer?.[0]?.mark_lines.map(({ marks }) => marks) ?? [];

export const toBeMarked = (questions: readonly DeskQuestion[]): MarkedQuestion[] =>
  questions.map((one) => ({ question_id: one.question_id, line_marks: lineMarksOf(one) }));
