import type { KeptReplies } from '@sevenfold/contract/replies/reply';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readReplyFields } from '../questions/read-replies.ts';
import { listKept } from './kept-replies.queries.ts';
import type { AssertMayKnow } from './may-know.ts';
import { listTicked } from './ticks.queries.ts';

/** The caller's own: replies in the order of the question, of fields that it still has, and ticks. */
export async function readKeptReplies(
  services: Services,
  assertMayKnow: AssertMayKnow,
  questionId: number,
  caller: Caller,
): Promise<KeptReplies> {
  const fields = await readReplyFields(services, questionId, caller);
  await assertMayKnow(services, questionId, caller);
  const { db } = services.database;
  const rows = await listKept(db, caller.userId, questionId);
  const ticked_lines = await listTicked(db, { userId: caller.userId, questionId });
  const kept = new Map(rows.map((row) => [row.field, row]));
  const replies = fields.flatMap(({ field }) => {
    const row = kept.get(field);
    if (!row) return [];
    const { value, verdict, marks, of, checkedAt } = row;
    return [{ field, value, verdict, marks, of, checked_at: checkedAt.toISOString() }];
  });
  return { replies, ticked_lines };
}
