import type { ResponseOf } from '../platform/endpoint.ts';
import type { checkReplies, listReplies, readReply } from './replies.endpoints.ts';

export type CheckedReplies = ResponseOf<typeof checkReplies>;
export type ReadReply = ResponseOf<typeof readReply>;
export type KeptReplies = ResponseOf<typeof listReplies>;
