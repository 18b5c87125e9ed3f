import { type AnswerWithToken, apiWithToken } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { requireFields } from './form-problems.ts';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormOptions {
  readonly username?: string;
  readonly onLoggedIn: (session: AnswerWithToken<'POST /api/auth/login'>) => Promise<void>;
}

/** Every failure of a login stands under the first field: it never says which of the two was wrong. */
export const loginFailure = (message: string) =>
  ({ fields: { username: message }, list: [], first: 'username' }) as const;

export function useLoginForm({ username = '', onLoggedIn }: LoginFormOptions) {
  return useAccountForm<'username' | 'password'>({
    initial: { username, password: '' },
    check: (values) =>
      requireFields(values, {
        username: 'Please enter your e-mail or username',
        password: 'Please enter your password',
      }),
    send: async (values) => {
      await onLoggedIn(await apiWithToken('POST /api/auth/login', { body: values }));
      return 'leaving';
    },
    refused: (error) => loginFailure(messageOf(error)),
  });
}
