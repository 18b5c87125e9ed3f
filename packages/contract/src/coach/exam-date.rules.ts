import { formatIn } from '../platform/format-in.rules.ts';
import type { ExamSession } from './coach.constants.ts';

/** Where the student hasn't told the day of her first paper: the papers of both sessions begin in the days before. */
const firstDays: Readonly<Record<ExamSession, string>> = { May: '05-01', November: '11-01' };
const lastDays: Readonly<Record<ExamSession, string>> = { May: '05-31', November: '11-30' };

export interface ExamTold {
  readonly session: ExamSession;
  readonly year: number;
  /** The day of the first paper, where she knows it. */
  readonly date: string | null;
}

/** The day that everything aims at. */
export const examDay = ({ session, year, date }: ExamTold): string => date ?? `${year}-${firstDays[session]}`;

/** From then on there is nothing left to prepare for. */
export const isOver = (exam: ExamTold, today: string): boolean =>
  today > (exam.date ?? `${exam.year}-${lastDays[exam.session]}`);

/**
 * The day that plans aim at; one that is past means that there is nothing left to plan. In the weeks of a session in which
 * the student's own day isn't known, her papers may still be ahead: plans go on and aim at no day.
 */
export const dayAimedAt = (exam: ExamTold, today: string): string | undefined =>
  exam.date === null && examDay(exam) <= today && !isOver(exam, today) ? undefined : examDay(exam);

/** A first paper within half a year of the session: the rest is a slip of the pen. */
export function fitsSession({ session, year, date }: ExamTold): boolean {
  if (date === null) return true;
  const months = { May: ['04', '05', '06'], November: ['10', '11', '12'] }[session];
  return date.startsWith(`${year}-`) && months.includes(date.slice(5, 7));
}

const dayLength = 86_400_000;

/** 0 on the day itself, and never less. */
export const daysUntil = (date: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(date) - Date.parse(today)) / dayLength));

/** The next sessions that can be prepared for, the nearest first. */
export function comingSessions(today: string, count = 5): { session: ExamSession; year: number }[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: Math.ceil(count / 2) + 1 }, (_, later) =>
    (['May', 'November'] as const).map((session) => ({ session, year: year + later })),
  )
    .flat()
    .filter((exam) => !isOver({ ...exam, date: null }, today))
    .slice(0, count);
}

/** The day somewhere, as an ISO date: 'Europe/Madrid' has another one than UTC for an hour or two. */
export const dayIn = (at: Date | string, timeZone: string): string =>
  formatIn(timeZone, 'en-CA', { dateStyle: 'short' }).format(new Date(at));
