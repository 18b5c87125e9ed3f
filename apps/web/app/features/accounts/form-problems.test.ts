import { describe, expect, it } from 'vitest';
import { ApiError } from '~/lib/api-error.ts';
import { isBlocked, noProblems, refusalAsList, refusalAtFields, requireFields } from './form-problems.ts';

const names = ['email', 'username', 'password'] as const;

describe('required fields', () => {
  it('names each empty one, and the first to go to', () => {
    const problems = requireFields(
      { email: ' ', username: 'ada', password: '' },
      { email: 'E?', username: 'U?', password: 'P?' },
    );
    expect(problems).toEqual({ fields: { email: 'E?', password: 'P?' }, list: [], first: 'email' });
    expect(isBlocked(problems)).toBe(true);
  });

  it('lets a full form pass', () => {
    const problems = requireFields({ email: 'a@b.co' }, { email: 'E?' });
    expect(isBlocked(problems)).toBe(false);
    expect(isBlocked(noProblems)).toBe(false);
  });
});

describe('a refusal', () => {
  const taken = new ApiError(409, 'email_taken', 'There is an account with this e-mail');
  const invalid = new ApiError(400, 'invalid_input', 'Too short', [
    { path: 'password', message: 'Too short' },
    { path: 'email', message: 'Not an address' },
    { path: 'password', message: 'Too short' },
  ]);
  const elsewhere = new ApiError(429, 'too_many_attempts', 'Too many attempts');

  it.each([
    ['a code about a field', taken, ['There is an account with this e-mail'], 'email'],
    ['issues', invalid, ['Too short', 'Not an address'], 'email'],
    ['a message about none', elsewhere, ['Too many attempts'], undefined],
    ['anything else', new TypeError('x is undefined'), ['Something went wrong'], undefined],
  ])('as a list: %s', (_, error, list, first) => {
    expect(refusalAsList(error, names)).toEqual({ fields: {}, list, first });
  });

  it.each([
    ['a code about a field', taken, { email: 'There is an account with this e-mail' }, [], 'email'],
    ['issues', invalid, { email: 'Not an address', password: 'Too short' }, [], 'email'],
    ['a message about none', elsewhere, {}, ['Too many attempts'], undefined],
    ['anything else', new TypeError('x is undefined'), {}, ['Something went wrong'], undefined],
  ])('at its fields: %s', (_, error, fields, list, first) => {
    expect(refusalAtFields(error, names)).toEqual({ fields, list, first });
  });
});
