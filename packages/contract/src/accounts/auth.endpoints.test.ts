import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  forgotPassword,
  logIn,
  resetPassword,
  signUpSchema,
  singleSignOn,
  unlockAccount,
  verifyUser,
} from './auth.endpoints.ts';

const issuesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

const huge = 'a'.repeat(100_000);

describe('the sign-up form', () => {
  const form = {
    email: 'asha@example.com',
    username: 'asha',
    full_name: 'Asha Rao',
    password: 'abcdef',
    confirmPassword: 'abcdef',
  };

  it('fills in the name that the page, and the username that the dialog, does not send', () => {
    const { username: _u, full_name: _f, ...least } = form;
    expect(signUpSchema.parse(least)).toEqual({ ...form, username: '', full_name: '' });
    expect(signUpSchema.parse({ ...form, username: '' }).username).toBe('');
  });

  it('drops fields that nobody asked for', () => {
    expect(signUpSchema.parse({ ...form, role_id: 1, verified: true })).toEqual(form);
  });

  it('leaves a password as it was typed', () => {
    const password = ' a b\u00a0c\0 ';
    expect(signUpSchema.parse({ ...form, password, confirmPassword: password }).password).toBe(password);
  });

  it.each([['asha.rao'], ['asha_rao-2'], ['Ñandú'], ['王小明'], [' asha '], ['a'.repeat(40)]])(
    'takes the username %j',
    (username) => {
      expect(signUpSchema.parse({ ...form, username }).username).toBe(username.trim());
    },
  );

  const usernameRule = 'username: Username may have letters, numbers, dots, hyphens and underscores';
  const controlRule = 'full_name: Please leave out special control characters';

  it.each<[string, Record<string, unknown>, string[]]>([
    ['an e-mail without an @', { email: 'asha' }, ['email: Please enter a valid e-mail address']],
    ['an endless e-mail', { email: huge }, ['email: This e-mail address is too long']],
    ['a username like an e-mail', { username: 'asha@example.com' }, [usernameRule]],
    ['a username with a space', { username: 'asha rao' }, [usernameRule]],
    ['a username with a NUL', { username: 'as\0ha' }, [usernameRule]],
    ['a username with a lone surrogate', { username: 'as\ud800ha' }, [usernameRule]],
    [
      'a username of 41',
      { username: 'a'.repeat(41) },
      ['username: Username should be at most 40 characters long'],
    ],
    [
      'an endless username',
      { username: '@'.repeat(1e5) },
      ['username: Username should be at most 40 characters long'],
    ],
    [
      'a name of 121',
      { full_name: 'a'.repeat(121) },
      ['full_name: Name should be at most 120 characters long'],
    ],
    ['a name with a NUL', { full_name: 'As\0ha' }, [controlRule]],
    ['a name with a line break', { full_name: 'Asha\nBcc: x' }, [controlRule]],
    [
      'a short password',
      { password: 'abc', confirmPassword: 'abc' },
      ['password: Password should be at least 6 characters long'],
    ],
    [
      'a password of 201',
      { password: 'a'.repeat(201), confirmPassword: 'a'.repeat(201) },
      ['password: Password should be at most 200 characters long'],
    ],
    [
      'an endless password',
      { password: huge, confirmPassword: huge },
      ['password: Password should be at most 200 characters long'],
    ],
    ['another confirmation', { confirmPassword: 'abcdeg' }, ["confirmPassword: Passwords don't match!"]],
    ['an endless confirmation', { confirmPassword: huge }, ["confirmPassword: Passwords don't match!"]],
    [
      'a wrong e-mail and two wrong passwords, all told at once',
      { email: 'asha', password: 'abc', confirmPassword: 'abd' },
      [
        'email: Please enter a valid e-mail address',
        'password: Password should be at least 6 characters long',
        "confirmPassword: Passwords don't match!",
      ],
    ],
  ])('refuses %s', (_, change, issues) => {
    expect(issuesOf(signUpSchema, { ...form, ...change })).toEqual(issues);
  });

  it.each(['email', 'password', 'confirmPassword'])('needs %s', (field) => {
    expect(signUpSchema.safeParse({ ...form, [field]: undefined }).error?.issues[0]?.path).toEqual([field]);
  });

  it.each(
    Object.keys(form).flatMap((field) =>
      [null, 7, true, ['abcdef'], { $ne: '' }].map((value): [string, unknown] => [field, value]),
    ),
  )('refuses a %s of %j', (field, value) => {
    expect(signUpSchema.safeParse({ ...form, [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('the login form', () => {
  it.each([
    ['an e-mail', ' Asha@Example.com '],
    ['a username', 'asha'],
  ])('takes %s, cut of spaces', (_, username) => {
    expect(logIn.body!.parse({ username, password: ' x ' })).toEqual({
      username: username.trim(),
      password: ' x ',
    });
  });

  it.each<[string, unknown, string[]]>([
    [
      'two empty fields',
      { username: ' ', password: '' },
      ['username: Please enter your e-mail or username', 'password: Please enter your password'],
    ],
    [
      'a username with a NUL',
      { username: 'as\0ha', password: 'x' },
      ['username: Please leave out special control characters'],
    ],
    [
      'a username with a lone surrogate',
      { username: 'as\ud800ha', password: 'x' },
      ['username: Please leave out special control characters'],
    ],
    [
      'endless fields',
      { username: huge, password: huge },
      [
        'username: This e-mail or username is too long',
        'password: Password should be at most 200 characters long',
      ],
    ],
  ])('refuses %s', (_, body, issues) => {
    expect(issuesOf(logIn.body!, body)).toEqual(issues);
  });

  it.each([
    [{}],
    [null],
    ['asha'],
    [[]],
    [{ username: { $gt: '' }, password: 'x' }],
    [{ username: 'a', password: 1 }],
  ])('refuses %j', (body) => {
    expect(logIn.body!.safeParse(body).success).toBe(false);
  });
});

describe('a new password at reset', () => {
  it('is taken with the token of the link', () => {
    expect(resetPassword.body!.parse({ password: 'Abcde1', token: ' t ' })).toEqual({
      password: 'Abcde1',
      token: 't',
    });
  });

  it.each<[string, string, string[]]>([
    [
      'none',
      '',
      [
        'password: Password should be at least 6 characters long',
        'password: Password should have at least one lowercase letter',
        'password: Password should have at least one uppercase letter',
        'password: Password should have at least one number',
      ],
    ],
    ['no uppercase letter', 'abcde1', ['password: Password should have at least one uppercase letter']],
    ['an endless one', '!'.repeat(100_000), ['password: Password should be at most 200 characters long']],
  ])('is refused: %s', (_, password, issues) => {
    expect(issuesOf(resetPassword.body!, { password, token: 't' })).toEqual(issues);
  });
});

describe.each([
  { name: 'verify', schema: verifyUser.body!, rest: {} },
  { name: 'unlock', schema: unlockAccount.body!, rest: {} },
  { name: 'reset', schema: resetPassword.body!, rest: { password: 'Abcde1' } },
])('the token of a link to $name', ({ schema, rest }) => {
  it.each<[string, unknown, string]>([
    ['missing', undefined, 'token: Invalid input: expected string, received undefined'],
    ['empty', ' ', 'token: The link is incomplete'],
    ['endless', huge, 'token: The link is damaged'],
    [
      'a list, as of a query given twice',
      ['a', 'b'],
      'token: Invalid input: expected string, received array',
    ],
  ])('%s', (_, token, issue) => {
    expect(issuesOf(schema, { ...rest, token })).toEqual([issue]);
  });
});

it.each([
  ['a missing credential', {}],
  ['an empty one', { credential: '' }],
  ['an endless one', { credential: huge }],
  ['an object', { credential: {} }],
])('single sign-on refuses %s', (_, body) => {
  expect(singleSignOn.body!.safeParse(body).success).toBe(false);
});

it('a forgotten password is asked for under the address as it is kept', () => {
  expect(forgotPassword.body!.parse({ email: ' Asha@Example.COM ' })).toEqual({ email: 'asha@example.com' });
});
