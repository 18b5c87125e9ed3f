import { useAuthKnown } from '~/lib/auth/auth-store.ts';
import { localPromise, longDate } from '~/lib/dates.ts';

/** By the reader's own clock; the server, which doesn't know it, says the day. */
export function OpeningTime({ at }: { at: string }) {
  const inBrowser = useAuthKnown();
  return <time dateTime={at}>{inBrowser ? localPromise(at) : `on ${longDate(at)}`}</time>;
}
