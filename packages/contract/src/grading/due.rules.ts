import { formatIn } from '../platform/format-in.rules.ts';
import { gradingWorkingHours } from './grading.constants.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The faculty works in India, which has one time all year. */
const indiaAheadMs = 5.5 * hourMs;
/** As the terms have it: Monday to Friday, 11am to 7pm Indian Standard Time. */
const opensMs = 11 * hourMs;
const closesMs = 19 * hourMs;

/** The working hours of the Indian day of a moment, and that day's end; a day without any opens and closes at once. */
function dayOf(moment: number): { readonly opens: number; readonly closes: number; readonly ends: number } {
  const days = Math.floor((moment + indiaAheadMs) / dayMs);
  const start = days * dayMs - indiaAheadMs;
  // 1970 began on a Thursday.
  const weekday = (days + 4) % 7;
  const works = weekday >= 1 && weekday <= 5;
  return { opens: start + opensMs, closes: start + (works ? closesMs : opensMs), ends: start + dayMs };
}

/**
 * By when the report is promised: so many working hours after the sheet was handed in. A day has eight of them, so 24
 * are three working days: handed in on a Friday at 18:00, it is promised for Wednesday at 18:00. What comes outside of
 * working hours counts from the next ones on.
 */
export function dueOf(submitted: Date, workingHours: number = gradingWorkingHours): Date {
  let moment = submitted.getTime();
  let left = workingHours * hourMs;
  while (left > 0) {
    const { opens, closes, ends } = dayOf(moment);
    const from = Math.max(moment, opens);
    const room = Math.max(0, closes - from);
    if (left <= room) return new Date(from + left);
    left -= room;
    moment = ends;
  }
  return new Date(moment);
}

const indian = () =>
  formatIn('Asia/Kolkata', 'en-GB', {
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
  const parts = Object.fromEntries(
    indian()
      .formatToParts(due)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute} IST`;
}
