/** What a student has done with each question, by its place in the test. */
export type QuestionStatus = 'attempted' | 'skipped' | null;

/** The first question that was neither attempted nor skipped; the number of questions when there is none. */
export function firstOpen(statuses: readonly QuestionStatus[]): number {
  const open = statuses.indexOf(null);
  return open === -1 ? statuses.length : open;
}

/** A question must be completed or skipped before the next one; earlier ones can be visited again. */
export const mayVisit = (statuses: readonly QuestionStatus[], index: number): boolean =>
  index >= 0 && index < statuses.length && index <= firstOpen(statuses);

/** Where the student goes on after a reload: the first open question, or the last one. */
export const resumeAt = (statuses: readonly QuestionStatus[]): number =>
  Math.min(firstOpen(statuses), statuses.length - 1);

/** Next marks as attempted and takes a skip away; skip is the other way round. */
export const withStatus = (
  statuses: readonly QuestionStatus[],
  index: number,
  status: Exclude<QuestionStatus, null>,
): QuestionStatus[] => statuses.map((before, at) => (at === index ? status : before));

export function counted(statuses: readonly QuestionStatus[]) {
  const count = (wanted: QuestionStatus) => statuses.filter((status) => status === wanted).length;
  return { attempted: count('attempted'), skipped: count('skipped'), open: count(null) };
}
