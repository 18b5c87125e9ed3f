import { isStaff } from '@sevenfold/contract/accounts/roles';
import { coalesceReads } from '../../platform/cache/coalesce-reads.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PubSub } from '../../platform/redis/pub-sub.ts';
import type { Services } from '../../platform/services.ts';
import { readBankVersion, readCatalogueRows } from './catalogue.queries.ts';
import { type Catalogue, catalogueOf, type Reader } from './catalogue-tree.ts';

/** So long other servers' changes may go unseen. This server's own are seen at once. */
const trustedMs = 50;
/** The same where others publish their changes: only a message that got lost is then seen this late. */
const trustedWhenSubscribedMs = 1000;

interface Kept {
  catalogue: Catalogue | undefined;
  checkedAt: number;
  writesBefore: number;
  /** How many changes other servers have published. */
  published: number;
  isSubscribed: () => boolean;
  readonly version: () => Promise<number>;
  readonly load: () => Promise<Catalogue>;
}

/** One per database, since tests run several products in one process. */
const keptOf = new WeakMap<Database, Kept>();

function keeperOf(database: Database): Kept {
  let kept = keptOf.get(database);
  if (!kept) {
    kept = {
      catalogue: undefined,
      checkedAt: Number.NEGATIVE_INFINITY,
      writesBefore: -1,
      published: 0,
      isSubscribed: () => false,
      version: coalesceReads(() => readBankVersion(database.db)),
      load: coalesceReads(async () => catalogueOf(await readCatalogueRows(database.db))),
    };
    keptOf.set(database, kept);
  }
  return kept;
}

/** From now on other servers' changes arrive as messages, so the database is asked less often. */
export function subscribeToBankChanges(database: Database, pubSub: PubSub, topic: string): void {
  const kept = keeperOf(database);
  kept.isSubscribed = () => pubSub.isConnected();
  pubSub.subscribe(topic, () => {
    kept.published += 1;
  });
}

/**
 * The catalogue as it is now, from memory. Whether the bank has changed is asked with a tiny query, unless it was
 * asked a moment ago and this server has written nothing since. What else is kept of the bank hangs on the catalogue
 * (`perVersion`), so it goes with it.
 */
export async function readCatalogue({ database }: Pick<Services, 'database'>): Promise<Catalogue> {
  const trusted = trustedCatalogue({ database });
  if (trusted) return trusted;
  const kept = keeperOf(database);
  const now = performance.now();
  const writes = writesSeen(database, kept);
  const version = await kept.version();
  if (kept.catalogue?.version !== version) {
    const loaded = await kept.load();
    // Somebody else may have loaded the same meanwhile, and things hang on it already.
    if (kept.catalogue?.version !== loaded.version) kept.catalogue = loaded;
  }
  // Both from before the question: it has seen everything up to then.
  if (kept.writesBefore <= writes) {
    kept.writesBefore = writes;
    kept.checkedAt = now;
  }
  return kept.catalogue;
}

/** The same as long as nothing has to be asked for it, at once. */
export function trustedCatalogue({ database }: Pick<Services, 'database'>): Catalogue | undefined {
  const kept = keeperOf(database);
  const trusted = kept.isSubscribed() ? trustedWhenSubscribedMs : trustedMs;
  const isRecent = performance.now() - kept.checkedAt < trusted;
  return isRecent && kept.writesBefore === writesSeen(database, kept) ? kept.catalogue : undefined;
}

/** Another server's change counts as a write of our own. */
const writesSeen = (database: Database, { published }: Kept): number => database.writes() + published;

/** As a transaction sees it, which has the bank's turn and writes on what it reads. */
export const readCatalogueIn = async (db: Db): Promise<Catalogue> => catalogueOf(await readCatalogueRows(db));

/** What a caller may know of the bank. */
export const readerOf = (caller: Pick<Caller, 'roleId'> | undefined): Reader => ({
  staff: caller !== undefined && isStaff(caller.roleId),
});
