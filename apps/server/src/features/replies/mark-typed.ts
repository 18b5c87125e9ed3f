import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import type { MarkedField, MarkedReplies } from '@sevenfold/replies/field';
import { type Marker, markInThread } from './mark-in-thread.ts';
import { assertTyped, fieldOf, typedFields } from './reply-fields.policy.ts';
import { typesetReadings } from './typeset-reading.ts';

export interface TypedReply {
  readonly field: string;
  readonly value: string;
}

type Givens = Readonly<Record<string, string>>;

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
  const { fields: all, parts, marks, of } = await mark(fields, givens, marker);
  return { fields: await withHtml(all.filter(({ field }) => field in givens)), parts: [...parts], marks, of };
}

/** Tells of every field that a machine marks; what isn't given counts as empty. */
export const markEveryField = async (
  fields: readonly ReplyField[],
  givens: Givens,
  marker: Marker,
): Promise<CheckedReplies['fields']> => withHtml((await mark(fields, givens, marker)).fields);

async function mark(fields: readonly ReplyField[], givens: Givens, marker: Marker): Promise<MarkedReplies> {
  const outcome = await markInThread({ mark: typedFields(fields).map(fieldOf), givens }, marker);
  if (!('marked' in outcome)) throw new Error('replies were sent and not marked');
  return outcome.marked;
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
