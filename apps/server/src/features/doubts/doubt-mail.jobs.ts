import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const replyData = z.object({ replyId: z.int() });

export type ReplyData = z.output<typeof replyData>;
export const tellOfReply: Job<ReplyData> = { name: 'doubts.tell-of-reply', data: replyData };
