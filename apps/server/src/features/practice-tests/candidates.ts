import type { Drawable, Line } from '@sevenfold/papers/draw-in-turns';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { listBelow } from './tests.queries.ts';

/** Visible questions below a topic by their difficulty, in the order of their ids. */
type Below = ReadonlyMap<number, readonly Drawable[]>;

const bytesOfOne = 80;
const sizeOf = (below: Below): number =>
  [...below.values()].reduce((sum, { length }) => sum + length * bytesOfOne, 0);

/** All students choose from the same: in a large bank, reading thousands of rows for each test was most of its cost. */
const keptOf = perVersion(() => new ReadThroughCache<Below>(32 * 1024 * 1024, sizeOf));

/** As the bank was when the catalogue was read. */
export const keptLines = ({ database }: Services, catalogue: Catalogue, chosen: readonly TopicNode[]) =>
  inLines(chosen, (topic) => keptOf(catalogue).get(String(topic.id), () => readBelow(database.db, topic)));

/** As the bank is now. */
export const readLines = (db: Db, chosen: readonly TopicNode[]) =>
  inLines(chosen, (topic) => readBelow(db, topic));

async function readBelow(db: Db, topic: TopicNode): Promise<Below> {
  const below = new Map<number, Drawable[]>();
  for (const { id, design, difficulty } of await listBelow(db, topic)) {
    const alike = below.get(difficulty);
    if (alike) alike.push({ id, design });
    else below.set(difficulty, [{ id, design }]);
  }
  return below;
}

/** Each question stands in the line of the first of the chosen topics that it lies under. */
async function inLines(
  chosen: readonly TopicNode[],
  listOf: (topic: TopicNode) => Promise<Below>,
): Promise<Line[]> {
  const topics: Below[] = [];
  for (const topic of chosen) topics.push(await listOf(topic));
  return topics.flatMap((below, group) => {
    const earlier = topics.slice(0, group);
    return [...below].map(([difficulty, candidates]) => ({
      group,
      difficulty,
      candidates,
      isElsewhere: (id: number) => earlier.some((topic) => holds(topic.get(difficulty) ?? [], id)),
    }));
  });
}

/** In the order of their ids, so that a few looks find one. */
function holds(candidates: readonly Drawable[], id: number): boolean {
  let from = 0;
  let to = candidates.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (candidates[middle]!.id < id) from = middle + 1;
    else to = middle;
  }
  return candidates[from]?.id === id;
}
