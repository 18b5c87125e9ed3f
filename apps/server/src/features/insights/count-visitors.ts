import { dayOf, type OverviewPeriod } from '@sevenfold/contract/insights/overview.rules';
import type { Services } from '../../platform/services.ts';
import { readVisits } from '../site/read-visits.ts';
import type { Counted } from './overview.queries.ts';

/** Visitors are known for a day only, so those of a week are added up: who comes every day counts seven times. */
export async function countVisitors(services: Services, period: OverviewPeriod): Promise<Counted> {
  const days = await readVisits(services, { from: dayOf(period.before), to: dayOf(services.clock.now()) });
  const byPart = new Map<string, number>();
  let [total, before] = [0, 0];
  for (const { day, visitors } of days) {
    const part = period.parts.findLast((from) => from <= day);
    if (part === undefined) before += visitors;
    else {
      total += visitors;
      byPart.set(part, (byPart.get(part) ?? 0) + visitors);
    }
  }
  return { total, before, byPart };
}
