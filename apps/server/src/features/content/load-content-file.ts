import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inLoadingOrder } from '@sevenfold/contract/papers/loading-order.rules';
import { typesetVersion } from '@sevenfold/typesetting/typeset-version';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Services } from '../../platform/services.ts';
import { inBulk } from '../../platform/watch/work-context.ts';
import { readBankContent } from './bank-content.schema.ts';
import { loadContent, prepareContent, storeContent } from './load-content.ts';
import { noteLoaded, readLoadedHashes } from './loaded-content.queries.ts';
import { openTypesetQuestions } from './typeset-questions.ts';

/** Any number, as long as nothing else in the product takes the same advisory lock. */
const loadingLock = 7_000_004;

/** So many at once that others who change the bank wait for half a second at most. */
const sliceSize = 250;

const nothingElse = {
  subjects: [],
  syllabuses: [],
  vocabularies: [],
  prerequisites: [],
  papers: [],
  posts: [],
  pages: [],
};

type Tell = (done: number, of: number) => void;

export interface ContentLoading {
  /** How many questions were loaded at once, and how many there are; none when they had been loaded before. */
  readonly first: number;
  readonly total: number;
  /** Loads the rest; answers true when all of it is there. */
  finish(tell?: Tell): Promise<boolean>;
  /** Ends after the slice at hand; the next start goes on from there. */
  stop(): void;
}

/** As the build wrote it beside the file. */
const knownHashOf = (path: string): Promise<string | undefined> =>
  readFile(path.replace(/\.json$/, '.sha256'), 'utf8').catch(() => undefined);

/** Piece by piece: a start that finds everything loaded never has the whole file in memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece);
  return hash.digest('base64url');
}

/**
 * Loads the file that the build made of `content/`: first one question of every design and those of the mock papers,
 * which is enough to open the doors, and the many variants while visitors are already reading. A file that is loaded isn't even taken apart;
 * of one that is damaged nothing is loaded.
 */
export async function loadContentFile(
  services: Services,
  path: string,
  tell: Tell = () => undefined,
): Promise<ContentLoading> {
  const { db } = services.database;
  const variants = services.config.bankVariants;
  const made = `${typesetVersion} ${Number.isFinite(variants) ? variants : ''}`;
  const whole = { key: 'bank', hash: `${made} ${(await knownHashOf(path)) ?? (await hashOf(path))}` };
  const loadedHash = async () => (await readLoadedHashes(db, [whole.key])).get(whole.key);
  const before = await loadedHash();
  if (before === whole.hash) return { first: 0, total: 0, finish: async () => true, stop: () => undefined };

  const content = readBankContent(await readFile(path), path);
  const able = content.questions.filter(({ variant = 0 }) => variant < variants);
  const { first, rest } = inLoadingOrder(able, content.papers);
  const total = first.length + rest.length;
  const { database } = services;
  const firstTime = before === undefined;
  const typeset = await openTypesetQuestions(path.replace(/\.json$/, '-typeset'));
  // Of servers that start together one does the work of typesetting; the others find it done.
  await withAdvisoryLock(database, loadingLock, () =>
    inBulk('content.load', () =>
      loadContent(
        services,
        { ...content, questions: first },
        { tell: (done) => tell(done, first.length), typeset, firstTime },
      ),
    ),
  );
  let stopped = false;
  const isWanted = () => !stopped;

  async function loadRest(tellOfRest: Tell): Promise<boolean> {
    if ((await loadedHash()) === whole.hash) return true;
    const prepare = (at: number) => {
      const slice = { ...nothingElse, questions: rest.slice(at, at + sliceSize) };
      const coming = prepareContent(services, slice, { typeset, firstTime });
      // Whoever awaits it is told; a start that ends before does not.
      coming.catch(() => undefined);
      return coming;
    };
    // The next ones are made ready while the database stores these.
    let coming = prepare(0);
    for (let at = 0; at < rest.length; at += sliceSize) {
      if (stopped) return false;
      tellOfRest(first.length + at, total);
      const prepared = await coming;
      const storing = storeContent(services, prepared);
      // The last ones have none after them.
      if (at + sliceSize < rest.length) coming = prepare(at + sliceSize);
      await storing;
    }
    await noteLoaded(db, [whole]);
    return true;
  }

  return {
    first: first.length,
    total,
    stop() {
      stopped = true;
    },
    async finish(tellOfRest = () => undefined) {
      const loadAll = () => inBulk('content.load', () => loadRest(tellOfRest));
      return (await withAdvisoryLock(database, loadingLock, loadAll, isWanted)) ?? false;
    },
  };
}
