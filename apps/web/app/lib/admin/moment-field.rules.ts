/** As the browser's own field for a moment wants it: local, to the minute. */
export function momentValue(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Null where nothing, or nothing whole, is typed. */
export function momentIn(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
