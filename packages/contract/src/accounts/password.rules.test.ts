import { describe, expect, it } from 'vitest';
import {
  confirmationHint,
  resetConfirmationError,
  resetPasswordErrors,
  signUpPasswordErrors,
  signUpPasswordHints,
} from './password.rules.ts';

const tooShort = 'Password should be at least 6 characters long';
const tooLong = 'Password should be at most 200 characters long';

describe('what blocks a sign-up', () => {
  it.each([
    ['six characters, however plain', 'aaaaaa', 'aaaaaa', []],
    ['200 characters', 'a'.repeat(200), 'a'.repeat(200), []],
    ['spaces count', '      ', '      ', []],
    ['five characters', 'aB3!x', 'aB3!x', [tooShort]],
    ['nothing', '', '', [tooShort]],
    ['201 characters', 'a'.repeat(201), 'a'.repeat(201), [tooLong]],
    ['another confirmation', 'abcdef', 'abcdeF', ["Passwords don't match!"]],
    ['no confirmation', 'abcdef', '', ["Passwords don't match!"]],
    ['a space more in the confirmation', 'abcdef', 'abcdef ', ["Passwords don't match!"]],
    ['too short and not confirmed', 'abc', 'abd', [tooShort, "Passwords don't match!"]],
  ])('%s', (_, password, confirmation, errors) => {
    expect(signUpPasswordErrors(password, confirmation)).toEqual(errors);
  });
});

describe('the hints while a password is typed at sign-up', () => {
  const short = 'Must be at least 8 characters';
  const special = 'Must contain one special character';

  it.each([
    ['nothing typed yet', '', []],
    ['seven with a special character', 'abcdef!', [short]],
    ['eight without one', 'abcdefgh', [special]],
    ['seven without one', 'abcdefg', [short, special]],
    ['eight with one', 'abcdefg!', []],
    ['signs that are not on the list', "abcdefg-_=+;'/\\[]~` ", [special]],
  ])('%s', (_, password, hints) => {
    expect(signUpPasswordHints(password)).toEqual(hints);
  });

  it.each(Array.from('!@#$%^&*(),.?":{}|<>', (sign) => [sign]))('%s is a special character', (sign) => {
    expect(signUpPasswordHints(`abcdefg${sign}`)).toEqual([]);
  });
});

describe.each([
  {
    name: 'the hint under the confirmation at sign-up',
    rule: confirmationHint,
    message: "Passwords don't match",
  },
  {
    name: 'the error under the confirmation at reset',
    rule: resetConfirmationError,
    message: "Password doesn't match",
  },
])('$name', ({ rule, message }) => {
  it.each([
    ['nothing typed yet', 'abcdef', '', undefined],
    ['the same', 'abcdef', 'abcdef', undefined],
    ['half typed', 'abcdef', 'abc', message],
    ['another case', 'abcdef', 'ABCDEF', message],
    ['a confirmation before the password', '', 'abc', message],
  ])('%s', (_, password, confirmation, expected) => {
    expect(rule(password, confirmation)).toBe(expected);
  });
});

describe('what blocks a new password at reset', () => {
  const noLowercase = 'Password should have at least one lowercase letter';
  const noUppercase = 'Password should have at least one uppercase letter';
  const noNumber = 'Password should have at least one number';

  it.each([
    ['all four rules kept', 'Abcde1', []],
    ['letters of another script', 'Пароль1', []],
    ['nothing', '', [tooShort, noLowercase, noUppercase, noNumber]],
    ['five characters', 'Abcd1', [tooShort]],
    ['no lowercase letter', 'ABCDE1', [noLowercase]],
    ['no uppercase letter', 'abcde1', [noUppercase]],
    ['no number', 'Abcdef', [noNumber]],
    ['signs only', '!!!!!!', [noLowercase, noUppercase, noNumber]],
    ['200 characters', `A1${'a'.repeat(198)}`, []],
    ['201 characters', `A1${'a'.repeat(199)}`, [tooLong]],
  ])('%s', (_, password, errors) => {
    expect(resetPasswordErrors(password)).toEqual(errors);
  });
});
