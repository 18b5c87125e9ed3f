import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { ReplyIssue } from '@sevenfold/contract/questions/reply-fields.rules';
import { type Marker, markInThread } from './mark-in-thread.ts';
import { fieldOf, typedFields } from './reply-fields.policy.ts';

/** What the marking itself finds wrong with replies: an answer that can't be read, a mistake that is right. */
export async function proveReplies(fields: readonly ReplyField[], marker: Marker): Promise<ReplyIssue[]> {
  const typed = typedFields(fields);
  if (typed.length === 0) return [];
  const outcome = await markInThread({ prove: typed.map(fieldOf) }, marker);
  if (!('faults' in outcome)) throw new Error('replies were sent and not proved');
  return outcome.faults.map(({ field, at, message }) => ({
    path: `replies.${fields.findIndex((one) => one.field === field)}.${at}`,
    message: `${message[0]!.toUpperCase()}${message.slice(1)}`,
  }));
}
