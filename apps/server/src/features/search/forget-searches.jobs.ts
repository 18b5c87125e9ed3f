import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { removeOldSearches } from './search-counts.queries.ts';

const forgetJob: Job<null> = { name: 'search.forget', data: z.null() };

const everySeconds = 3600;
const keptMs = 180 * 24 * 3_600_000;

/** What nobody has searched for half a year is of no use any more. */
export const forgetSearches = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  removeOldSearches(database.db, new Date(clock.now().getTime() - keptMs));

export function handleForgetting(services: Services): void {
  services.queue.handle(forgetJob, () => forgetSearches(services));
  services.queue.every(forgetJob, everySeconds);
}
