import type { Past } from './past-services.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Event {
  readonly at: Date;
  run(): Promise<void>;
}

/** The server stops, and doesn't wait for the past to be whole. */
export class NotWanted extends Error {}

/** What happened when, told in any order and done in that of the dates, so that ids and numbers count up with time. */
export class Timeline {
  private readonly events: Event[] = [];

  constructor(readonly now: Date) {}

  /** So many days before today, at a time of day (UTC): never later than now, as long as it isn't today. */
  daysAgo(days: number, time = '16:00'): Date {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const today = Math.floor(this.now.getTime() / dayMs) * dayMs;
    return new Date(today - days * dayMs + (hours * 60 + minutes) * minuteMs);
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * 60 * minuteMs);
  }

  /** What would lie in the future didn't happen yet. */
  add(at: Date, run: () => Promise<void>): void {
    if (at < this.now) this.events.push({ at, run });
  }

  /** Ends in the middle, with an error, when nobody wants it any more. */
  async play(past: Past, isWanted: () => boolean): Promise<void> {
    const inOrder = [...this.events].sort((one, other) => one.at.getTime() - other.at.getTime());
    for (const { at, run } of inOrder) {
      if (!isWanted()) throw new NotWanted();
      await past.moveTo(at);
      await run();
    }
  }
}

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * minuteMs);
