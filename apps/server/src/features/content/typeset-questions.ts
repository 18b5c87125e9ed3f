import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { searchTextVersion } from '@sevenfold/search-text/search-text';
import { typesetVersion } from '@sevenfold/typesetting/typeset-version';
import { LRUCache } from 'lru-cache';
import type { TypesetEntry, TypesetFile, TypesetIndex } from '../../../../../content/bank-content.ts';
import type { KnownTexts } from '../questions/import-questions.ts';

/** What was made of a question's texts, if exactly the entry with this hash was typeset. */
export type TypesetQuestions = (key: string, hash: string) => Promise<KnownTexts | undefined>;

/**
 * The folder that the build wrote beside the bank. Without it, or where it is damaged, the server typesets the
 * questions itself, which only takes longer.
 */
export async function openTypesetQuestions(folder: string): Promise<TypesetQuestions | undefined> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const index = JSON.parse(text) as TypesetIndex;
  if (index.typesetVersion !== typesetVersion || index.searchTextVersion !== searchTextVersion)
    return undefined;
  const files = new Map(index.files.flatMap((keys, number) => keys.map((key) => [key, number] as const)));
  // Questions are asked for in the order of the files.
  const read = new LRUCache<number, Promise<TypesetFile>>({ max: 2 });
  return async (key, hash) => {
    const number = files.get(key);
    if (number === undefined) return undefined;
    const file = read.get(number) ?? readTypesetFile(join(folder, `${number}.json.gz`));
    read.set(number, file);
    const found = (await file)[key];
    return found?.hash === hash ? knownOf(found) : undefined;
  };
}

const knownOf = ({ question, solution, replies, words }: TypesetEntry): KnownTexts => ({
  packed: { question: Buffer.from(question, 'base64'), solution: Buffer.from(solution, 'base64') },
  replies,
  words,
});

const readTypesetFile = (path: string): Promise<TypesetFile> =>
  readFile(path)
    .then((content) => promisify(gunzip)(content))
    .then(
      (content) => JSON.parse(content.toString('utf8')) as TypesetFile,
      () => ({}),
    );
