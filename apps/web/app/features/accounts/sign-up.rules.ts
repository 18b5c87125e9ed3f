import { passwordMessages, signUpPasswordErrors } from '@sevenfold/contract/accounts/password.rules';
import { type FormProblems, requireFields } from './form-problems.ts';

export type SignUpField = 'full_name' | 'email' | 'username' | 'password' | 'confirmPassword';
export type SignUpValues = Readonly<Record<SignUpField, string>>;

/** The dialog asks for a name and leaves the username to the server; the page asks the other way round. */
export type SignUpPlace = 'dialog' | 'page';

export const emptySignUp: SignUpValues = {
  full_name: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
};

export const signUpFields: Record<SignUpPlace, readonly SignUpField[]> = {
  dialog: ['full_name', 'email', 'password', 'confirmPassword'],
  page: ['email', 'username', 'password', 'confirmPassword'],
};

const required: Record<SignUpField, string> = {
  full_name: 'Please enter your name',
  email: 'Please enter your e-mail',
  username: 'Please choose a username',
  password: 'Please choose a password',
  confirmPassword: 'Please enter the password again',
};

/** What blocks a sign-up. Empty fields say so themselves; the password's rules go to the list above the form. */
export function signUpProblems(place: SignUpPlace, values: SignUpValues): FormProblems<SignUpField> {
  const messages = Object.fromEntries(signUpFields[place].map((name) => [name, required[name]]));
  const missing = requireFields<SignUpField>(values, messages);
  if (missing.first) return missing;
  const list = signUpPasswordErrors(values.password, values.confirmPassword);
  const onlyMismatch = list.every((message) => message === passwordMessages.signUpMismatch);
  const first = onlyMismatch ? 'confirmPassword' : 'password';
  return { fields: {}, list, first: list.length > 0 ? first : undefined };
}

export function signUpBody(place: SignUpPlace, values: SignUpValues) {
  const { full_name, email, username, password, confirmPassword } = values;
  const common = { email, password, confirmPassword };
  return place === 'dialog' ? { ...common, full_name, username: '' } : { ...common, username };
}
