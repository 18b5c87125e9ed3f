import { emailHint } from '@sevenfold/contract/accounts/email.rules';
import { confirmationHint, signUpPasswordHints } from '@sevenfold/contract/accounts/password.rules';
import { type AnswerWithToken, apiWithToken } from '~/lib/api.ts';
import { refusalAsList } from './form-problems.ts';
import { emptySignUp, type SignUpPlace, signUpBody, signUpFields, signUpProblems } from './sign-up.rules.ts';
import { useAccountForm } from './use-account-form.ts';

interface SignUpFormOptions {
  readonly place: SignUpPlace;
  readonly email?: string;
  readonly onSignedUp: (session: AnswerWithToken<'POST /api/auth/signup'>) => Promise<void>;
}

export function useSignUpForm({ place, email = '', onSignedUp }: SignUpFormOptions) {
  const form = useAccountForm({
    initial: { ...emptySignUp, email },
    check: (values) => signUpProblems(place, values),
    send: async (values) => {
      await onSignedUp(await apiWithToken('POST /api/auth/signup', { body: signUpBody(place, values) }));
      return 'leaving';
    },
    refused: (error) => refusalAsList(error, signUpFields[place]),
  });
  const { values, field } = form;
  const confirmation = field('confirmPassword');
  return {
    ...form,
    email: { ...field('email'), hint: emailHint(values.email) },
    password: { ...field('password'), hints: signUpPasswordHints(values.password) },
    confirmPassword: {
      ...confirmation,
      error: confirmation.error ?? confirmationHint(values.password, values.confirmPassword),
    },
  };
}
