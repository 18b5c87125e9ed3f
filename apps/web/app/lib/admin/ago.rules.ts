const minute = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** '5 hours', rounded down: nobody has waited longer than it says. */
export function timeSince(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? ['minute', minute];
  const count = Math.floor(passed / length);
  return count < 1 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** '5 hours ago'. */
export const ago = (iso: string, now: number): string =>
  now - Date.parse(iso) < minute ? 'just now' : `${timeSince(iso, now)} ago`;
