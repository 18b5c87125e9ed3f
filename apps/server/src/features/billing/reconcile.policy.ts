const minute = 60_000;
const hour = 60 * minute;

/** The browser and the webhook have this long to tell of a payment themselves. */
export const quietMinutes = 3;
/** After this, nobody comes back to pay. */
const patienceHours = 24;

export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= patienceHours * hour;

/** Often at first, then once an hour: most of what is paid at all is paid at once. */
export function isDueForReading(createdAt: Date, now: Date, everyMinutes: number): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (age < 30 * minute || isAbandoned(createdAt, now)) return true;
  return Math.floor(age / hour) !== Math.floor((age - everyMinutes * minute) / hour);
}
