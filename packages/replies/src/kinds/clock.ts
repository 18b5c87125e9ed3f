/** Minutes since midnight, of 13:56, 1:56 pm, 13h56, 1356 hours and 2 pm; undefined if it isn't the time of a day. */
export function clockTime(text: string): number | undefined {
  const typed = text.trim();
  const [, hours, minutes = '0', half] = clock.exec(typed) ?? military.exec(typed) ?? whole.exec(typed) ?? [];
  if (!hours) return undefined;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const inDay = half ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour;
  return inDay * 60 + Number(minutes);
}

const clock = /^(?:at )?([01]?\d|2[0-3]) ?[:h] ?([0-5]\d)(?: ?(?:h|hrs|hours|(a\.?m\.?|p\.?m\.?)))?\.?$/i;
const whole = /^(?:at )?(1[0-2]|0?[1-9])()? ?(a\.?m\.?|p\.?m\.?)$/i;
const military = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs|hours)$/i;
