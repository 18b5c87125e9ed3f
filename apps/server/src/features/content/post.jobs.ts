import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { arePostsDue, endWaiting } from './admin-posts.queries.ts';

/** Waits for the moment of a scheduled post. */
export const announcePosts: Job<null> = { name: 'content.announce-posts', data: z.null() };
/** For moments that came while no server was running. */
const sweepPosts: Job<null> = { name: 'content.sweep-posts', data: z.null() };

const sweepSeconds = 60;

/**
 * Readers are shown whatever is due by the clock. What remains to be done is to count the change, so that pages that
 * were kept without the post are made anew.
 */
export function handleScheduledPosts({ queue, database, clock }: Services): void {
  const announce = async () => {
    const now = clock.now();
    if (!(await arePostsDue(database.db, now))) return;
    await database.transaction(async ({ db }) => {
      await takeBankTurn(db);
      await endWaiting(db, now);
    });
  };
  queue.handle(announcePosts, announce);
  queue.handle(sweepPosts, announce);
  queue.every(sweepPosts, sweepSeconds);
}
