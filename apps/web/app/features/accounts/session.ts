import type { User } from '@sevenfold/contract/accounts/user';
import { authStore } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';

interface SignedIn {
  readonly token: string | undefined;
  readonly answer: { readonly data: { readonly user: User; readonly warning?: string | undefined } };
}

/** Stores who is signed in now, and passes on what the server has to say about the number of devices. */
export function keepSession({ token, answer }: SignedIn): void {
  if (!token) throw new Error('The answer to a sign-in carried no token');
  authStore.getState().signIn(token, answer.data.user);
  if (answer.data.warning) toast.info(answer.data.warning);
}
