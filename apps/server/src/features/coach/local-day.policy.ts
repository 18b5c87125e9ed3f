import { dayIn } from '@sevenfold/contract/coach/exam-date.rules';
import { formatIn } from '@sevenfold/contract/platform/format-in.rules';

const hour = 3_600_000;

const clockIn = (timeZone: string) =>
  formatIn(timeZone, 'en-GB', {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** How far the clocks there are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour: hours, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hours, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** A student's day: its date, its first moment, and the one for which its session is planned. */
export interface LocalDay {
  readonly date: string;
  readonly start: Date;
  /** Noon, so that what was missed last evening is there and an exam tomorrow isn't over. */
  readonly noon: Date;
}

export function localDay(now: Date, timeZone: string): LocalDay {
  const date = dayIn(now, timeZone);
  const start = startOf(date, timeZone);
  return { date, start, noon: new Date(start.getTime() + 12 * hour) };
}

/** The first moment of a day there. */
export function startOf(date: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00Z`);
  // Once more with the offset of midnight itself, which is another one on a day on which clocks are set.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}
