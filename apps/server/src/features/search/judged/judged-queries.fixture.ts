import { readFileSync } from 'node:fs';
import type { SearchResult } from '@sevenfold/contract/search/search';

/** Written by somebody who had seen neither the words of the topics nor the code: what they would type, and where to. */
interface Judged {
  readonly query: string;
  /** `{subject}/{topic}/{topic below}`; whatever lies below one of these is right, too. */
  readonly expected: readonly string[];
}

const lines = readFileSync(new URL('queries.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
/** Its judge had the whole outline; subjects that only staff see are found by nobody else. */
const isPublic = ({ expected }: Judged) => !expected.every((path) => /^(?:biology|economics)\//.test(path));
const judged = lines.map((line) => JSON.parse(line) as Judged).filter(isPublic);

/** Where a result stands, from the subject down. */
function pathOf({ subject, topic, parent_topic: parent }: SearchResult): string {
  const above = [parent?.parent_topic?.slug, parent?.slug].filter((slug) => slug !== undefined);
  return [subject.slug, ...above, topic.slug].join('/');
}

const fits = (result: SearchResult, { expected }: Judged) =>
  expected.some((path) => `${pathOf(result)}/`.startsWith(`${path}/`));

/** How many of them have a fitting topic first, and which have none among the first three, in words. */
export async function judge(search: (query: string) => Promise<SearchResult[]>) {
  const misses: string[] = [];
  let first = 0;
  for (const one of judged) {
    const found = (await search(one.query)).slice(0, 3);
    const place = found.findIndex((result) => fits(result, one));
    if (place === 0) first += 1;
    if (place === -1) {
      misses.push(
        `${one.query}: wanted ${one.expected[0]}, found ${found.map(pathOf).join(' | ') || 'nothing'}`,
      );
    }
  }
  return { queries: judged.length, first, misses };
}
