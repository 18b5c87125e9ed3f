import type { Grading } from '@sevenfold/contract/grading/grading.schema';

/** What is there of the two things that a grading needs, and what became of them. */
export type Standing = 'nothing' | 'sheet' | 'paid' | 'in_grading' | 'graded';

export function standingOf(
  grading: Pick<Grading, 'paid' | 'sheet' | 'submitted_at' | 'graded_at'> | undefined,
): Standing {
  if (!grading) return 'nothing';
  if (grading.graded_at !== null) return 'graded';
  if (grading.submitted_at !== null || (grading.paid && grading.sheet)) return 'in_grading';
  if (grading.paid) return 'paid';
  return grading.sheet ? 'sheet' : 'nothing';
}
