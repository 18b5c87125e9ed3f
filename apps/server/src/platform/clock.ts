/** The time comes from here alone, so that tests set it instead of sleeping. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The system's clock, some time ahead. */
export const clockAhead = (seconds: number): Clock => ({
  now: () => new Date(Date.now() + seconds * 1000),
});
