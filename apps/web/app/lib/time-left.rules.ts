const minuteMs = 60_000;

/** How long until a report is due: '5 h 20 min left', or how long it is late. */
export function timeLeft(dueAt: string, now: Date): { readonly text: string; readonly late: boolean } {
  const ms = Date.parse(dueAt) - now.getTime();
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const span = days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  return ms < 0 ? { text: `${span} late`, late: true } : { text: `${span} left`, late: false };
}
