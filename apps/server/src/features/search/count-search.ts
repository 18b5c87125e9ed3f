import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import type { countSearch as counting } from '@sevenfold/contract/search/search.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import { inPortions } from '../../platform/rate-limits/in-portions.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { countableQuery } from './countable-query.policy.ts';
import { addClick, addSearch, addTopicChoice } from './search-counts.queries.ts';

type Search = BodyOf<typeof counting>;

const portion = 20;

/**
 * How many searches of an address count in an hour. Anybody may tell of one, and what is told decides what staff read and
 * which topics are called popular: a program that makes them up must not be most of it.
 */
export const countedSearches = ({ rateLimitScale }: Config): Limit => ({
  name: 'searches-address',
  tries: 1000 * rateLimitScale,
  perSeconds: 60 * 60,
});

/** Counts a search that is final. What could identify somebody isn't written down at all. */
export function searchCounter({ database: { db }, rateLimits, clock, config }: Services) {
  const limit = countedSearches(config);
  const counted = inPortions(rateLimits, clock, portion);

  async function add({ query, searched, found, chosen, topic_id }: Search): Promise<void> {
    if (chosen && topic_id !== undefined) await addTopicChoice(db, topic_id);
    const countable = countableQuery(query);
    if (countable === undefined) return;
    if (searched) await addSearch(db, { query: countable, found, chosen }, clock.now());
    else if (chosen) await addClick(db, countable);
  }

  /** Who searches more than counts isn't told: for the page it makes no difference. */
  return async (search: Search, network: string): Promise<void> => {
    try {
      await counted.spend(limit, network);
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') return;
      throw error;
    }
    await add(search);
  };
}
