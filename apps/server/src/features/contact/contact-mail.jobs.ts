import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const messageData = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The writer's account when they were signed in, which says more than an address that anybody can type. */
  accountId: z.string().nullable(),
});

export type MessageData = z.output<typeof messageData>;
export const passMessageOn: Job<MessageData> = { name: 'contact.pass-message-on', data: messageData };
