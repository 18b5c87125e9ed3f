/** Minutes since midnight, of 13:56, 1:56 pm, 13h56 and 1356 hours; undefined if it isn't the time of a day. */
export function clockTime(text: string): number | undefined {
  const [, hours, minutes, half] = clock.exec(text.trim()) ?? military.exec(text.trim()) ?? [];
  if (!hours) return undefined;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const inDay = half ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour;
  return inDay * 60 + Number(minutes);
}

const clock = /^(?:at )?([01]?\d|2[0-3]) ?[:h] ?([0-5]\d)(?: ?(?:h|hrs|hours|(a\.?m\.?|p\.?m\.?)))?\.?$/i;
const military = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs|hours)$/i;
