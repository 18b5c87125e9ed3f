import type { Services } from '../../platform/services.ts';
import { readCounts } from './visits.queries.ts';

export interface DayOfVisits {
  /** As 2026-11-15, in UTC. */
  readonly day: string;
  readonly views: number;
  readonly visitors: number;
}

/** Visits to the whole site on each day that had any. */
export async function readVisits(
  { database }: Pick<Services, 'database'>,
  { from, to }: { from: string; to: string },
): Promise<DayOfVisits[]> {
  const rows = await readCounts(database.lagging, from, to);
  return rows.filter(({ page }) => page === '').map(({ day, views, visitors }) => ({ day, views, visitors }));
}
