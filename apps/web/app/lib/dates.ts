/** Made when it is first asked for: loading a browser's calendar takes a slow phone longer than all else of this file. */
function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(iso));
  };
}

/** '15 November 2026', the same in every time zone, so that server and browser agree. */
export const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '15 Nov 2026, 09:30' where the reader is. Only for what is drawn in the browser: no server has to agree. */
export const localMoment = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Tuesday 17 November at 18:30 GMT+5:30': what is promised for a moment says by which clock. */
export const localPromise = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
