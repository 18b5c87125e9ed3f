import { warningSeconds } from './test.constants.ts';

/** hh:mm:ss, counting the second that has begun. */
export function clockFace(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export const isWarning = (remainingMs: number): boolean => remainingMs <= warningSeconds * 1000;

/** For those who listen: said at these moments only, not every second. */
export const announcedMinutes = [30, 15, 10, 5] as const;

/** The first day of the month of a moment, and of the month after it, in UTC. */
export function monthOf(now: Date): { readonly from: Date; readonly to: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month, 1)), to: new Date(Date.UTC(year, month + 1, 1)) };
}
