const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '15 November 2026', the same in every time zone, so that server and browser agree. */
export const longDate = (iso: string): string => longFormat.format(new Date(iso));
