/** A name of a time zone may be written in many ways, and each is kept by itself. */
const mostKept = 100;
const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * How dates are written somewhere. To make such a format takes as long as to use it a hundred times, so it is kept; and the
 * first one of a process takes a tenth of a second, so none is made before it is needed.
 */
export function formatIn(
  timeZone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = JSON.stringify([timeZone, locale, options]);
  const known = kept.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, made);
  return made;
}
