import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { deviceMemoryStart } from './device.policy.ts';
import { deleteDevicesUnseenSince } from './devices.queries.ts';
import { deleteExpiredLinks } from './links.queries.ts';
import { sessionsEndedBy } from './session.policy.ts';
import { deleteEndedSessions } from './sessions.queries.ts';

export const sweepAccountsJob: Job<null> = { name: 'accounts.sweep', data: z.null() };
export const sweepEverySeconds = 3600;

/** What has run out is refused wherever it is used; this only keeps the tables from growing with it. */
export async function sweepAccounts({ database, rateLimits, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteEndedSessions(database.db, sessionsEndedBy(now));
  await deleteExpiredLinks(database.db, now);
  await deleteDevicesUnseenSince(database.db, deviceMemoryStart(now));
  await rateLimits.sweep();
}
