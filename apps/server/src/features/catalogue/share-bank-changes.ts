import type { Services } from '../../platform/services.ts';
import { readBankVersion } from './catalogue.queries.ts';
import { followNews } from './read-catalogue.ts';
import { sharedRead } from './shared-read.ts';

const topic = 'bank';
/** Writes come in flocks; one look after some of them is enough. */
const pauseMs = 10;

/**
 * Whoever has changed the bank tells the other servers. Triggers count what is a change of it, so after anything was
 * written here the count is looked at. Only where there is somebody to tell.
 */
export function shareBankChanges({ database, news, redis, log }: Services): void {
  if (!redis) return;
  followNews(database, news, topic);
  let known: number | undefined;
  let waiting = false;
  const look = sharedRead(async () => {
    const version = await readBankVersion(database.db);
    if (known !== undefined && version !== known) news.tell(topic);
    known = version;
  });
  const lookSoon = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      look().catch((error: unknown) => log.warn({ err: error }, 'a change of the bank may go untold'));
    }, pauseMs).unref();
  };
  database.onWrite(lookSoon);
  lookSoon();
}
