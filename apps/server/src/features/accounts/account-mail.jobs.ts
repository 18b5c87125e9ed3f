import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import { linkPurposes } from './link.policy.ts';

/**
 * Only says which link is wanted by which address. The token is made when the job runs, so that it exists in
 * clear in the message alone and never in the table of jobs.
 */
const linkData = z.object({ purpose: z.enum(linkPurposes), email: z.string() });

export type LinkData = z.output<typeof linkData>;
export const sendLink: Job<LinkData> = { name: 'accounts.send-link', data: linkData };

/** `to` is the address at the time: the news of a changed address has to reach the old one. */
const notice = { userId: z.uuid(), to: z.string(), at: z.iso.datetime() };
const noticeData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-changed'), ...notice }),
  z.object({ kind: z.literal('email-changed'), ...notice }),
  z.object({ kind: z.literal('new-device'), ...notice, device: z.string(), devices: z.number() }),
]);

export type NoticeData = z.output<typeof noticeData>;
export const sendNotice: Job<NoticeData> = { name: 'accounts.send-notice', data: noticeData };
