export const minPasswordLength = 6;
export const suggestedPasswordLength = 8;
/** Long enough for any passphrase; bounded because hashing cost grows with the input. */
export const maxPasswordLength = 200;

const specialCharacter = /[!@#$%^&*(),.?":{}|<>]/;

export const passwordMessages = {
  tooShort: 'Password should be at least 6 characters long',
  tooLong: 'Password should be at most 200 characters long',
  noLowercase: 'Password should have at least one lowercase letter',
  noUppercase: 'Password should have at least one uppercase letter',
  noNumber: 'Password should have at least one number',
  resetMismatch: "Password doesn't match",
  signUpMismatch: "Passwords don't match!",
  signUpMismatchHint: "Passwords don't match",
  shortHint: 'Must be at least 8 characters',
  specialHint: 'Must contain one special character',
} as const;

/** What blocks a sign-up when it is submitted. */
export function signUpPasswordErrors(password: string, confirmation: string): string[] {
  const errors: string[] = [];
  if (password.length < minPasswordLength) errors.push(passwordMessages.tooShort);
  if (password.length > maxPasswordLength) errors.push(passwordMessages.tooLong);
  if (password !== confirmation) errors.push(passwordMessages.signUpMismatch);
  return errors;
}

/** Advice shown while the password is typed at sign-up. It never blocks. */
export function signUpPasswordHints(password: string): string[] {
  if (password === '') return [];
  const hints: string[] = [];
  if (password.length < suggestedPasswordLength) hints.push(passwordMessages.shortHint);
  if (!specialCharacter.test(password)) hints.push(passwordMessages.specialHint);
  return hints;
}

export function confirmationHint(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && confirmation !== password ? passwordMessages.signUpMismatchHint : undefined;
}

/** The rules of a new password at reset, enforced by the page and by the server. */
export function resetPasswordErrors(password: string): string[] {
  const errors: string[] = [];
  if (password.length < minPasswordLength) errors.push(passwordMessages.tooShort);
  if (password.length > maxPasswordLength) errors.push(passwordMessages.tooLong);
  if (!/\p{Ll}/u.test(password)) errors.push(passwordMessages.noLowercase);
  if (!/\p{Lu}/u.test(password)) errors.push(passwordMessages.noUppercase);
  if (!/\p{Nd}/u.test(password)) errors.push(passwordMessages.noNumber);
  return errors;
}

export function resetConfirmationError(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && confirmation !== password ? passwordMessages.resetMismatch : undefined;
}
