import type { ReadReply } from '@sevenfold/contract/replies/reply';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readReplyFields } from '../questions/read-replies.ts';
import { type Marker, markInThread } from './mark-in-thread.ts';
import { assertTyped, fieldOf, typedFields } from './reply-fields.policy.ts';
import { typesetReadings } from './typeset-reading.ts';

/** How one reply is understood, before it is marked. */
export async function readReply(
  services: Services,
  questionId: number,
  { field, value }: { field: string; value: string },
  caller: Caller | undefined,
  marker: Marker,
): Promise<ReadReply> {
  const fields = await readReplyFields(services, questionId, caller);
  assertTyped(fields, [field], 'field');
  const asked = typedFields(fields).find((one) => one.field === field)!;
  const outcome = await markInThread({ read: fieldOf(asked), given: value }, marker);
  if (!('reading' in outcome)) throw new Error('a reply was marked and not read');
  const { readAs, problem } = outcome.reading;
  const [html] = await typesetReadings([{ latex: readAs, inline: true }]);
  return { read_html: html!, ...(problem !== undefined && { problem }) };
}
