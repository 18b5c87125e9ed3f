import { examIssues, type SatAs } from '@sevenfold/contract/catalogue/exam-papers.rules';

interface Change {
  /** The question is new, or comes from another subject. */
  readonly isNewThere: boolean;
  /** Whether the change says anything of a field, be it that there is nothing. */
  readonly speaksOf: (field: keyof SatAs) => boolean;
}

/**
 * What doesn't fit the exam of the subject. What was stored before it had to fit is no reason to refuse a change that
 * doesn't speak of it; who speaks of a paper speaks of its part, and the other way round.
 */
export const examFaults = (subjectSlug: string, sat: SatAs, { isNewThere, speaksOf }: Change) =>
  examIssues(subjectSlug, sat).filter(({ field }) => {
    if (field === 'calculatorAllowed') return isNewThere || speaksOf(field);
    return isNewThere || speaksOf('paper') || speaksOf('paper_part');
  });
