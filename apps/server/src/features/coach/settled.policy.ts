const hour = 3_600_000;

/**
 * A kept state holds events of this age only. Younger ones are added whenever it is read: parts of a question are answered
 * one after the other, ticks are set and taken away, and a day's session is planned from what was there when it began.
 */
const settledHours = 36;
/** Clocks of servers differ, and whoever reads an event as settled writes it down a moment later. */
const marginHours = 1;

interface Kept {
  readonly keptAt: Date;
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

/** What was kept before has settled. */
export const settledBefore = (now: Date): Date => hoursBefore(now, settledHours);

/** Those that may go into a kept state: up to the first that is too young, since their order counts. */
export function settledOf<Event extends { readonly keptAt: number }>(
  events: readonly Event[],
  before: Date,
): readonly Event[] {
  const young = events.findIndex(({ keptAt }) => keptAt >= before.getTime());
  return young === -1 ? events : events.slice(0, young);
}

/** Whether a state that somebody keeps, or is about to, may hold the event. */
export const mayBeInState = ({ keptAt }: Kept, now: Date): boolean =>
  keptAt < hoursBefore(now, settledHours - marginHours);
