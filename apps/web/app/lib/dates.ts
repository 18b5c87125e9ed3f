const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '15 November 2026', the same in every time zone, so that server and browser agree. */
export const longDate = (iso: string): string => longFormat.format(new Date(iso));

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '15 Nov 2026, 09:30' where the reader is. Only for what is drawn in the browser: no server has to agree. */
export const localMoment = (iso: string): string => momentFormat.format(new Date(iso));

const promiseFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'Tuesday 17 November at 18:30 GMT+5:30': what is promised for a moment says by which clock. */
export const localPromise = (iso: string): string => promiseFormat.format(new Date(iso));
