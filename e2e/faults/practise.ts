import type { CheckedReplies } from '../../packages/contract/src/replies/reply.ts';
import type { Call } from './call.ts';
import type { Ledger } from './ledger.ts';

interface Asked {
  readonly replies: readonly { readonly field: string; readonly kind: string }[];
}

/** Has a typed answer to one question checked, which the product acknowledges by its marks. */
export async function practise(
  ledger: Ledger,
  { email, questionId }: { email: string; questionId: number },
  call: Call,
): Promise<void> {
  const asked = (await call('GET', `/api/questions/${questionId}`))?.json as Asked | undefined;
  const replies = (asked?.replies ?? [])
    .filter(({ kind }) => kind !== 'self')
    .map(({ field, kind }) => ({
      field,
      value: kind === 'choice' ? 'A' : String(Math.floor(Math.random() * 1_000_000)),
    }));
  if (replies.length === 0) return;
  const told = await call('POST', `/api/questions/${questionId}/check`, { replies });
  for (const { field, verdict } of (told?.json as CheckedReplies | undefined)?.fields ?? []) {
    const value = replies.find((reply) => reply.field === field)?.value;
    if (value === undefined || verdict === 'unreadable' || verdict === 'empty') continue;
    ledger.checked.push({ email, questionId, field, value });
  }
}
