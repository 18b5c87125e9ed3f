import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { listMissedSearches } from '@sevenfold/contract/search/admin-searches.endpoints';
import type { Services } from '../../platform/services.ts';
import { countMissed, listMissed } from './search-counts.queries.ts';

export async function readMissedSearches(
  { database: { db } }: Services,
  query: QueryOf<typeof listMissedSearches>,
): Promise<ResponseOf<typeof listMissedSearches>> {
  const [found, total] = await Promise.all([listMissed(db, query), countMissed(db, query)]);
  const rows = found.map(({ withoutResult, withoutClick, lastAt, ...search }) => ({
    ...search,
    without_result: withoutResult,
    without_click: withoutClick,
    last_at: lastAt.toISOString(),
  }));
  return { rows, total, page: query.page, pageSize: query.pageSize };
}
