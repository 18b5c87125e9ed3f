import type { Grading } from '@sevenfold/contract/grading/grading.schema';

/** What is there of the two things that a grading needs, and what became of them. */
export type Standing = 'nothing' | 'sheet' | 'paid' | 'in_grading' | 'graded';

type Known = Pick<Grading, 'paid' | 'sheet' | 'submitted_at' | 'graded_at'>;

export function standingOf(grading: Known | undefined): Standing {
  if (!grading) return 'nothing';
  if (grading.graded_at !== null) return 'graded';
  if (grading.submitted_at !== null || (grading.paid && grading.sheet)) return 'in_grading';
  if (grading.paid) return 'paid';
  return grading.sheet ? 'sheet' : 'nothing';
}

export const gradingPath = (slug: string): string => `/take-a-test/${slug}/get-graded`;

/** Where its printed booklet is photographed. */
export const handInPath = (slug: string): string => `/hand-in/${slug}`;

/** What a link to the grading of a test says. */
export function gradingLabel(
  grading: (Known & Pick<Grading, 'due_at'>) | undefined,
  moment: (iso: string) => string,
): string {
  const due = grading?.due_at;
  return {
    nothing: 'Get graded',
    sheet: 'Sheet uploaded – pay to get graded',
    paid: 'Paid – upload your sheet',
    in_grading: due ? `In grading, due ${moment(due)}` : 'In grading',
    graded: 'Graded',
  }[standingOf(grading)];
}
