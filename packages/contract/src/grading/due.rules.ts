import { gradingWorkingHours } from './grading.constants.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The faculty works in India, which has one time all year. */
const indiaAheadMs = 5.5 * hourMs;

/** The first moment of an Indian day, and whether the faculty works on it. */
function dayOf(moment: number): { readonly start: number; readonly works: boolean } {
  const days = Math.floor((moment + indiaAheadMs) / dayMs);
  // 1970 began on a Thursday.
  const weekday = (days + 4) % 7;
  return { start: days * dayMs - indiaAheadMs, works: weekday >= 1 && weekday <= 5 };
}

/**
 * By when the report is promised: so many hours after the sheet was handed in, of which only those count that lie on
 * Mondays to Fridays in India. Handed in on a Friday at 18:00, it is promised for Monday at 18:00.
 */
export function dueOf(submitted: Date, workingHours: number = gradingWorkingHours): Date {
  let moment = submitted.getTime();
  let left = workingHours * hourMs;
  while (left > 0) {
    const { start, works } = dayOf(moment);
    const rest = start + dayMs - moment;
    if (works && left <= rest) return new Date(moment + left);
    if (works) left -= rest;
    moment += rest;
  }
  return new Date(moment);
}

const indian = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'Monday 16 November 2026, 18:00 IST': a zone that everybody can look up. */
export function dueWords(due: Date): string {
  const parts = Object.fromEntries(indian.formatToParts(due).map(({ type, value }) => [type, value]));
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute} IST`;
}
