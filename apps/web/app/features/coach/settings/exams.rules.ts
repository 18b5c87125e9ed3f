import type { CoachCourse } from '@sevenfold/contract/coach/coach';
import type { ExamSession } from '@sevenfold/contract/coach/coach.constants';
import { fitsSession } from '@sevenfold/contract/coach/exam-date.rules';

export interface ExamDraft {
  /** The course's slug; empty until one is chosen. */
  readonly subject: string;
  /** 'May 2027'; empty until one is chosen. */
  readonly session: string;
  /** The day of the first paper, where it is known. */
  readonly date: string;
  /** A course with answers, or one that onboarding asked for, stays one with or without an exam. */
  readonly isPractised: boolean;
}

interface Told {
  readonly subject: string;
  readonly session: ExamSession;
  readonly year: number;
  readonly date: string | null;
}

export const sessionName = ({ session, year }: Pick<Told, 'session' | 'year'>): string =>
  `${session} ${year}`;

export const emptyDraft: ExamDraft = { subject: '', session: '', date: '', isPractised: false };

export const draftOf = ({ subject, exam, answers }: CoachCourse): ExamDraft => ({
  subject: subject.slug,
  session: exam ? sessionName(exam) : '',
  date: exam?.exact ? exam.date : '',
  isPractised: answers > 0 || exam === null,
});

/** One course to begin with: the one that onboarding asked for, where it is in the bank. */
export function firstDrafts(
  mathCourse: string | null | undefined,
  subjects: readonly { readonly slug: string }[],
): ExamDraft[] {
  const slug = `math-${mathCourse?.toLowerCase().replaceAll(' ', '-')}`;
  return [{ ...emptyDraft, subject: subjects.some((one) => one.slug === slug) ? slug : '' }];
}

function toldOf({ subject, session, date }: ExamDraft): Told {
  const [month = 'May', year] = session.split(' ');
  return { subject, session: month as ExamSession, year: Number(year), date: date === '' ? null : date };
}

export interface ExamProblem {
  readonly field: 'subject' | 'session' | 'date';
  readonly text: string;
}

export function problemOf(draft: ExamDraft, all: readonly ExamDraft[]): ExamProblem | undefined {
  if (draft.subject === '') return { field: 'subject', text: 'Please choose a course' };
  if (all.filter(({ subject }) => subject === draft.subject).length > 1) {
    return { field: 'subject', text: 'This course is there twice' };
  }
  if (draft.session === '') {
    if (draft.date !== '' || !draft.isPractised) return { field: 'session', text: 'Please choose a session' };
    return undefined;
  }
  return fitsSession(toldOf(draft)) ? undefined : { field: 'date', text: 'This day is not in that session' };
}

/** What is practised without an exam needs no telling. */
export const toTell = (drafts: readonly ExamDraft[]): Told[] =>
  drafts.filter(({ session }) => session !== '').map(toldOf);

/** All that is told when one more is: a course has one exam. */
export const toldBeside = (courses: readonly CoachCourse[], exam: Told): Told[] => [
  ...toTell(courses.filter(({ subject }) => subject.slug !== exam.subject).map(draftOf)),
  exam,
];
