import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import type { Candidate } from './choose-questions.policy.ts';
import { type Listed, listBelow } from './tests.queries.ts';

const bytesOfOne = 80;

/** All students choose from the same: in a large bank, reading thousands of rows for each test was most of its cost. */
const keptOf = perVersion(
  () => new ReadThroughCache<readonly Listed[]>(32 * 1024 * 1024, ({ length }) => length * bytesOfOne),
);

/** As the bank was when the catalogue was read. */
export const keptCandidates = ({ database }: Services, catalogue: Catalogue, chosen: readonly TopicNode[]) =>
  collect(chosen, (topic) => keptOf(catalogue).get(String(topic.id), () => listBelow(database.db, topic)));

/** Each question with the first of the chosen topics that it lies under. */
export async function collect(
  chosen: readonly TopicNode[],
  listOf: (topic: TopicNode) => Promise<readonly Listed[]>,
): Promise<Candidate[]> {
  const found = new Map<number, Candidate>();
  for (const [group, topic] of chosen.entries()) {
    for (const { id, difficulty, design } of await listOf(topic)) {
      if (!found.has(id)) found.set(id, { id, group, difficulty, design });
    }
  }
  return [...found.values()];
}
