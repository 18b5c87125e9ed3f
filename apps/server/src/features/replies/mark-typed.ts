import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import type { MarkedField } from '@sevenfold/replies/field';
import { type Marker, markInThread } from './mark-in-thread.ts';
import { assertTyped, fieldOf, typedFields } from './reply-fields.policy.ts';
import { typesetReadings } from './typeset-reading.ts';

export interface TypedReply {
  readonly field: string;
  readonly value: string;
}

/** Marks what was typed, all fields together, and tells of those that were sent. */
export async function markTyped(
  fields: readonly ReplyField[],
  typed: readonly TypedReply[],
  path: string,
  marker: Marker,
): Promise<CheckedReplies> {
  assertTyped(
    fields,
    typed.map(({ field }) => field),
    path,
  );
  const givens = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
  const outcome = await markInThread({ mark: typedFields(fields).map(fieldOf), givens }, marker);
  if (!('marked' in outcome)) throw new Error('replies were sent and not marked');
  const { fields: all, parts, marks, of } = outcome.marked;
  return { fields: await withHtml(all.filter(({ field }) => field in givens)), parts: [...parts], marks, of };
}

async function withHtml(checked: readonly MarkedField[]): Promise<CheckedReplies['fields']> {
  const html = await typesetReadings(
    checked.flatMap(({ readAs, note = '' }) => [{ latex: readAs, inline: true }, { text: note }]),
  );
  return checked.map((one, place) => ({
    ...one,
    read_html: html[2 * place]!,
    ...(one.note !== undefined && { note_html: html[2 * place + 1]! }),
  }));
}
