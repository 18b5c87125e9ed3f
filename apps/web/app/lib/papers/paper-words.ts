import { counted } from '@sevenfold/contract/platform/counted.rules';
import { papersRoot } from '@sevenfold/contract/site/paths';

export const paperPath = (slug: string): string => `${papersRoot}/${slug}`;

export const marksWords = (marks: number): string => counted(marks, 'mark');
export const minutesWords = (minutes: number): string => counted(minutes, 'minute');
export const questionsWords = (questions: number): string => counted(questions, 'question');

/** Null where each question says it. */
export const calculatorWords = (allowed: boolean | null): string =>
  allowed === null ? 'Calculator in some questions' : allowed ? 'Calculator allowed' : 'No calculator';

/** What lies beside a paper of this course: formulas in maths, data in the sciences. */
export const bookletName = (subjectSlug: string): string =>
  subjectSlug.split('-').includes('math') ? 'Formula booklet' : 'Data booklet';
