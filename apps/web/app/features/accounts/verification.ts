import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';

type Verified = Answer<'POST /api/auth/verify-user'>;

let running: { readonly token: string; readonly answer: Promise<Verified> } | undefined;

/** A link works once, and effects may run twice: whoever asks meanwhile gets the answer to the first call. */
export function verifyOnce(token: string): Promise<Verified> {
  if (running?.token === token) return running.answer;
  const answer = api('POST /api/auth/verify-user', { body: { token } }).finally(() => {
    running = undefined;
  });
  running = { token, answer };
  return answer;
}

/** Whether it was sent; a notification says what happened. */
export async function resendVerificationEmail(): Promise<boolean> {
  try {
    const { message } = await api('POST /api/auth/send-verification-email');
    toast.success(message);
    return true;
  } catch (error) {
    toast.error(messageOf(error));
    return false;
  }
}
