import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import type { countSearch as counting } from '@sevenfold/contract/search/search.endpoints';
import type { Services } from '../../platform/services.ts';
import { countableQuery } from './countable-query.policy.ts';
import { addClick, addSearch, addTopicChoice } from './search-counts.queries.ts';

/** Counts a search that is final. What could identify somebody isn't written down at all. */
export async function countSearch(
  { database, clock }: Services,
  { query, searched, found, chosen, topic_id }: BodyOf<typeof counting>,
): Promise<void> {
  if (chosen && topic_id !== undefined) await addTopicChoice(database.db, topic_id);
  const countable = countableQuery(query);
  if (countable === undefined) return;
  if (searched) await addSearch(database.db, { query: countable, found, chosen }, clock.now());
  else if (chosen) await addClick(database.db, countable);
}
