import type { Services } from '../../platform/services.ts';
import { sendWeek } from './coach.jobs.ts';
import { findLearner } from './events.queries.ts';
import { claimWeek, listToMail } from './learners.queries.ts';
import { localDay } from './local-day.policy.ts';
import { daysLater, isMailTime, mondayOf } from './week.policy.ts';

const atATime = 200;

/**
 * One mail a week to each who wants it, from Monday morning on where the student is. The week is taken and the mail
 * enqueued in one transaction: a server that dies in between has done neither, and two do it once.
 */
export async function enqueueWeeks(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  // Somewhere it is Monday already.
  const furthest = mondayOf(daysLater(now.toISOString().slice(0, 10), 1));
  for (let last: string | undefined; ; ) {
    const found = await listToMail(database.db, furthest, last, atATime);
    for (const { userId } of found) await enqueueWeek(services, userId, now);
    last = found.at(-1)?.userId;
    if (found.length < atATime) return;
  }
}

async function enqueueWeek({ database, queue }: Services, userId: string, now: Date): Promise<void> {
  const learner = await findLearner(database.db, userId);
  if (!learner) return;
  const day = localDay(now, learner.timeZone);
  const week = mondayOf(day.date);
  if (day.date === week && !isMailTime(now, day)) return;
  await database.transaction(async (tx) => {
    if (await claimWeek(tx.db, userId, week)) await queue.enqueue(tx, sendWeek, { userId, week });
  });
}
