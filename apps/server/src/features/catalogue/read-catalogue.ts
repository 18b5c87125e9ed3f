import { isStaff } from '@sevenfold/contract/accounts/roles';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readBankVersion, readCatalogueRows } from './catalogue.queries.ts';
import { type Catalogue, catalogueOf, type Reader } from './catalogue-tree.ts';
import { sharedRead } from './shared-read.ts';

interface Kept {
  catalogue: Catalogue | undefined;
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
      version: sharedRead(() => readBankVersion(database.db)),
      load: sharedRead(async () => catalogueOf(await readCatalogueRows(database.db))),
    };
    keptOf.set(database, kept);
  }
  return kept;
}

/**
 * The catalogue as it is now: one tiny query for the version of the bank, and the tree from memory unless it has
 * changed. `version` is the key for anything else that is kept of the bank.
 */
export async function readCatalogue({ database }: Pick<Services, 'database'>): Promise<Catalogue> {
  const kept = keeperOf(database);
  const version = await kept.version();
  if (kept.catalogue?.version === version) return kept.catalogue;
  const loaded = await kept.load();
  // Answers of two loads may overtake each other; the older one must not stay.
  if (!kept.catalogue || kept.catalogue.version < loaded.version) kept.catalogue = loaded;
  return loaded;
}

/** What a caller may know of the bank. */
export const readerOf = (caller: Caller | undefined): Reader => ({
  staff: caller !== undefined && isStaff(caller.roleId),
});
