import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Stem } from './lexicon.policy.ts';
import { readStems } from './search.queries.ts';

type Stems = ReadonlyMap<string, Stem>;

interface Kept {
  /** They have nothing to do with the bank's version, and people mistype the same words. */
  readonly stems: LRUCache<string, Stem>;
  /** What searches of this moment ask for. */
  asking: { readonly words: Set<string>; readonly answer: Promise<Stems> } | undefined;
}

const mostStems = 20_000;

/** One per database, since tests run several products in one process. */
const keptOf = new WeakMap<Database, Kept>();

function keeperOf(database: Database): Kept {
  const kept = keptOf.get(database) ?? { stems: new LRUCache({ max: mostStems }), asking: undefined };
  keptOf.set(database, kept);
  return kept;
}

/** The stems of words that the bank doesn't have. Asks for those that nobody typed lately. */
export async function stemsOfUnknown(database: Database, words: readonly string[]): Promise<Stems> {
  const kept = keeperOf(database);
  const stems = new Map<string, Stem>();
  const unread: string[] = [];
  for (const word of words) {
    const stem = kept.stems.get(word);
    if (stem) stems.set(word, stem);
    else unread.push(word);
  }
  if (unread.length === 0) return stems;
  const read = await readWithOthers(database, kept, unread);
  for (const word of unread) stems.set(word, read.get(word)!);
  return stems;
}

/** A server with much to do has several searches at hand at once: one statement reads for all of them. */
function readWithOthers(database: Database, kept: Kept, wanted: readonly string[]): Promise<Stems> {
  const words = kept.asking?.words ?? new Set<string>();
  for (const word of wanted) words.add(word);
  kept.asking ??= { words, answer: readTogether(database, kept, words) };
  return kept.asking.answer;
}

async function readTogether(database: Database, kept: Kept, words: ReadonlySet<string>): Promise<Stems> {
  await nextTurn();
  kept.asking = undefined;
  const all = [...words];
  const read = await readStems(database, all);
  for (const [place, word] of all.entries()) kept.stems.set(word, read[place]!);
  return new Map(all.map((word, place) => [word, read[place]!]));
}
