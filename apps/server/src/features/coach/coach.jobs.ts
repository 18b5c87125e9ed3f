import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

/** Keeps what has settled, also of students who don't look at it themselves. */
export const settleStates: Job<null> = { name: 'coach.settle', data: z.null() };
/** Makes everything anew that is derived of one student. */
const recomputeData = z.object({ userId: z.uuid() });
export const recomputeStates: Job<z.output<typeof recomputeData>> = {
  name: 'coach.recompute',
  data: recomputeData,
};
/** Makes events of what students did before there were any. */
export const takeInPasts: Job<null> = { name: 'coach.take-in-pasts', data: z.null() };
export const figureItemsJob: Job<null> = { name: 'coach.figure-items', data: z.null() };
/** Looks who is to get the mail of the week. */
export const mailWeeks: Job<null> = { name: 'coach.mail-weeks', data: z.null() };

const weekData = z.object({ userId: z.uuid(), week: z.iso.date() });
export type WeekData = z.output<typeof weekData>;
export const sendWeek: Job<WeekData> = { name: 'coach.send-week', data: weekData };

export const everyHour = 3600;
