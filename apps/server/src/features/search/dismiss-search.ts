import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { removeSearch } from './search-counts.queries.ts';

export const noSuchSearch = () => new AppError('not_found', 'This search is no longer on the list');

/** Answers what was searched. */
export async function dismissSearch(
  { database, clock }: Services,
  id: number,
  caller: Caller,
): Promise<string> {
  return database.transaction(async (tx) => {
    const search = await removeSearch(tx.db, id);
    if (!search) throw noSuchSearch();
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'dismiss search',
      about: { kind: 'search', id, name: search.query },
      before: { searches: search.searches },
    });
    return search.query;
  });
}
