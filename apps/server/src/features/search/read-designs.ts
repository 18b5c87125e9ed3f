import { setImmediate as nextTurn } from 'node:timers/promises';
import { coalesceReads } from '../../platform/cache/coalesce-reads.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { DesignIndex } from './design-index.policy.ts';
import { readChangedDesigns, readDesigns } from './search.queries.ts';

interface Kept {
  index: DesignIndex;
  /** What the index has seen at least; nothing until it was read once. */
  version: number | undefined;
  readonly refresh: () => Promise<void>;
}

/** One per database, since tests run several products in one process. */
const keptOf = new WeakMap<Database, Kept>();

function keeperOf(database: Database): Kept {
  let kept = keptOf.get(database);
  if (!kept) {
    const made: Kept = {
      index: new DesignIndex(),
      version: undefined,
      refresh: coalesceReads(() => (made.version === undefined ? readAll : readChanges)(database, made)),
    };
    kept = made;
    keptOf.set(database, kept);
  }
  return kept;
}

/** The texts of all designs, as new as the catalogue at least. The first to ask waits until all are read. */
export async function readDesignIndex({ database }: Services, { version }: Catalogue): Promise<DesignIndex> {
  const kept = keeperOf(database);
  // A bank that was put back in its place has an older version.
  if (kept.version !== version) await kept.refresh();
  return kept.index;
}

/** In parts, each of its own moment: what changes in between is newer than the first, and read with the next changes. */
async function readAll(database: Database, kept: Kept): Promise<void> {
  const index = new DesignIndex();
  let version: number | undefined;
  for (let after: number | null = 0; after !== null; ) {
    const read = await readDesigns(database, after);
    version ??= read.version;
    index.putAll(read.packed);
    after = read.last;
  }
  await index.settle(nextTurn);
  kept.index = index;
  kept.version = version;
}

async function readChanges(database: Database, kept: Kept): Promise<void> {
  let version: number | undefined;
  for (let after: number | null = 0; after !== null; ) {
    const read = await readChangedDesigns(database, kept.version!, after);
    // A bank that was put back in its place has an older version.
    if (read.version < kept.version!) return readAll(database, kept);
    version ??= read.version;
    for (const questionId of read.gone) kept.index.remove(questionId);
    kept.index.putAll(read.packed);
    after = read.last;
  }
  await kept.index.settle(nextTurn);
  kept.version = version;
}
