import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import { editedFieldsOf, replyIssues } from '@sevenfold/contract/questions/reply-fields.rules';
import type { CheckedReplies } from '@sevenfold/contract/replies/reply';
import { invalidFields } from '../../platform/app-error.ts';
import type { Marker } from './mark-in-thread.ts';
import { markTyped, type TypedReply } from './mark-typed.ts';
import { proveReplies } from './prove-replies.ts';

interface Trial {
  readonly text: string;
  readonly marks: number;
  readonly replies: readonly WrittenReply[];
  readonly typed: readonly TypedReply[];
}

/** What students would be told, before anything is saved. */
export async function tryReplies({ typed, ...asking }: Trial, marker: Marker): Promise<CheckedReplies> {
  const found = replyIssues(asking);
  const fields = editedFieldsOf(asking);
  const issues = found.length > 0 ? found : await proveReplies(fields, marker);
  if (issues.length > 0) throw invalidFields(issues);
  return markTyped(fields, typed, 'typed.*.field', marker);
}
