import type { ResponseOf } from '../platform/endpoint.ts';
import type { checkReplies, listReplies } from './replies.endpoints.ts';

export type CheckedReplies = ResponseOf<typeof checkReplies>;
export type KeptReply = ResponseOf<typeof listReplies>['replies'][number];
