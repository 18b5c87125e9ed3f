/**
 * The hint under the e-mail field of the sign-up forms: word characters with dot or hyphen, an @, a domain,
 * a top-level part of 2 or 3 characters. It is narrower than what the server accepts and never blocks.
 */
const hintPattern = /^[\w.-]+@[\w-]+(?:\.[\w-]+)*\.\w{2,3}$/;

export const invalidMailHint = 'Invalid mail id';

export function emailHint(email: string): string | undefined {
  return email !== '' && !hintPattern.test(email) ? invalidMailHint : undefined;
}
