import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import type { MarkedField, MarkedReplies } from '@sevenfold/replies/field';
import { type Marker, markInThread } from './mark-in-thread.ts';
import { fieldOf, typedFields } from './reply-fields.policy.ts';
import { typesetReadings } from './typeset-reading.ts';

type Givens = Readonly<Record<string, string>>;

/** Every field that a machine marks; what isn't given counts as empty. */
export async function markAllTyped(
  fields: readonly ReplyField[],
  givens: Givens,
  marker: Marker,
): Promise<MarkedReplies> {
  const outcome = await markInThread({ mark: typedFields(fields).map(fieldOf), givens }, marker);
  if (!('marked' in outcome)) throw new Error('replies were read and not marked');
  return outcome.marked;
}

/** The same, field by field, with what is shown of them. */
export const markTyped = async (
  fields: readonly ReplyField[],
  givens: Givens,
  marker: Marker,
): Promise<CheckedReplies['fields']> => withHtml((await markAllTyped(fields, givens, marker)).fields);

export async function withHtml(checked: readonly MarkedField[]): Promise<CheckedReplies['fields']> {
  const html = await typesetReadings(
    checked.flatMap(({ readAs, note = '' }) => [{ latex: readAs, inline: true }, { text: note }]),
  );
  return checked.map((one, place) => ({
    ...one,
    read_html: html[2 * place]!,
    ...(one.note !== undefined && { note_html: html[2 * place + 1]! }),
  }));
}
