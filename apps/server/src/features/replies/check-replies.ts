import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { recordPractice } from '../coach/record-practice.ts';
import { readReplyFields } from '../questions/read-replies.ts';
import { markQuestionIn, ofExisting } from '../saved/mark-question.ts';
import { listKept, upsertReplies } from './kept-replies.queries.ts';
import type { Marker } from './mark-in-thread.ts';
import { markTyped, type TypedReply } from './mark-typed.ts';
import type { AssertMayKnow } from './may-know.ts';
import { typedFields } from './reply-fields.policy.ts';

/** Marks what was typed, and keeps it for who is signed in. */
export async function checkReplies(
  services: Services,
  assertMayKnow: AssertMayKnow,
  questionId: number,
  replies: readonly TypedReply[],
  caller: Caller | undefined,
  marker: Marker,
): Promise<CheckedReplies> {
  const fields = await readReplyFields(services, questionId, caller);
  if (caller) await assertMayKnow(services, questionId, caller);
  const checked = await markTyped(fields, replies, 'replies.*.field', marker);
  if (caller) await keep(services, questionId, fields, checked.fields, replies, caller);
  return checked;
}

/** A question is completed once every field of it was checked with a reply that could be read. */
async function keep(
  services: Services,
  questionId: number,
  fields: readonly ReplyField[],
  checked: CheckedReplies['fields'],
  typed: readonly TypedReply[],
  { userId }: Caller,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const givens = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
  const rows = checked.map(({ field, verdict, marks, of }) => ({
    field,
    value: givens[field]!,
    verdict,
    marks,
    of,
    wasReadable: isReadable({ verdict }),
  }));
  await ofExisting(() =>
    database.transaction(async ({ db }) => {
      await upsertReplies(db, { userId, questionId, checkedAt: now }, rows);
      await recordPractice(services, db, userId, {
        id: questionId,
        checked: checked.flatMap((one) => (isReadable(one) ? [answeredField(one, givens[one.field]!)] : [])),
        fields: typedFields(fields).map(({ field }) => field),
      });
      const done = new Set(
        (await listKept(db, userId, questionId)).flatMap((kept) => (kept.wasReadable ? [kept.field] : [])),
      );
      if (!typedFields(fields).every(({ field }) => done.has(field))) return;
      await markQuestionIn(db, 'completed', { userId, questionId, createdAt: now });
    }),
  );
}

const isReadable = ({ verdict }: Pick<CheckedReplies['fields'][number], 'verdict'>): boolean =>
  verdict !== 'unreadable' && verdict !== 'empty';

const answeredField = (
  { field, marks, of, read_html, note_html }: CheckedReplies['fields'][number],
  value: string,
) => ({ field, value, marks, of, readHtml: read_html, ...(note_html && { noteHtml: note_html }) });
