import { coalesceReads } from '../../platform/cache/coalesce-reads.ts';
import type { Services } from '../../platform/services.ts';
import { readBankVersion } from './catalogue.queries.ts';
import { subscribeToBankChanges } from './read-catalogue.ts';

const topic = 'bank';
/** Writes come in bursts; one look after some of them is enough. */
const pauseMs = 10;

/**
 * Publishes changes of the bank to the other servers. Triggers count what is a change of it, so after anything was
 * written here the count is looked at. Without Redis there is nothing to publish through.
 */
export function shareBankChanges({ database, pubSub, redis, log }: Services): void {
  if (!redis) return;
  subscribeToBankChanges(database, pubSub, topic);
  let known: number | undefined;
  let waiting = false;
  const look = coalesceReads(async () => {
    const version = await readBankVersion(database.db);
    if (known !== undefined && version !== known) pubSub.publish(topic);
    known = version;
  });
  const lookSoon = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      look().catch((error: unknown) =>
        log.warn({ err: error }, 'a change of the bank may not have been published'),
      );
    }, pauseMs).unref();
  };
  database.onWrite(lookSoon);
  lookSoon();
}
