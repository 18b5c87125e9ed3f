const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '15 Nov 2026, 09:30' where the reader is. Only shown in the browser, so no server has to agree. */
export const momentLabel = (iso: string): string => format.format(new Date(iso));
