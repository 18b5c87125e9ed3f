import { describe, expect, it } from 'vitest';
import {
  emptySignUp,
  type SignUpPlace,
  type SignUpValues,
  signUpBody,
  signUpProblems,
} from './sign-up.rules.ts';

const full: SignUpValues = {
  full_name: 'Ada Lovelace',
  email: 'ada@school.example',
  username: 'ada',
  password: 'Analytical1!',
  confirmPassword: 'Analytical1!',
};

describe('what blocks a sign-up', () => {
  it.each<[string, SignUpPlace, Partial<SignUpValues>, object]>([
    ['nothing', 'dialog', {}, { fields: {}, list: [], first: undefined }],
    ['nothing, without what the place does not ask for', 'dialog', { username: '' }, { list: [] }],
    ['nothing, without what the place does not ask for', 'page', { full_name: '' }, { list: [] }],
    ['no name', 'dialog', { full_name: ' ' }, { first: 'full_name', list: [] }],
    ['no username', 'page', { username: '' }, { first: 'username', list: [] }],
    [
      'five characters',
      'dialog',
      { password: 'Abc1!', confirmPassword: 'Abc1!' },
      { fields: {}, list: ['Password should be at least 6 characters long'], first: 'password' },
    ],
    [
      'a different confirmation',
      'page',
      { confirmPassword: 'Analytical2!' },
      { fields: {}, list: ["Passwords don't match!"], first: 'confirmPassword' },
    ],
    [
      'both',
      'page',
      { password: 'abc', confirmPassword: 'abd' },
      {
        list: ['Password should be at least 6 characters long', "Passwords don't match!"],
        first: 'password',
      },
    ],
  ])('%s (%s)', (_, place, change, expected) => {
    expect(signUpProblems(place, { ...full, ...change })).toMatchObject(expected);
  });

  it.each<[SignUpPlace, string[]]>([
    ['dialog', ['full_name', 'email', 'password', 'confirmPassword']],
    ['page', ['email', 'username', 'password', 'confirmPassword']],
  ])('an empty form in the %s: every field says so', (place, names) => {
    const problems = signUpProblems(place, emptySignUp);
    expect(Object.keys(problems.fields)).toEqual(names);
    expect(problems.first).toBe(names[0]);
  });
});

describe('what a sign-up sends', () => {
  it('an empty username from the dialog', () => {
    expect(signUpBody('dialog', { ...full, username: 'x' })).toEqual({ ...full, username: '' });
  });

  it('no name from the page', () => {
    expect(signUpBody('page', full)).not.toHaveProperty('full_name');
    expect(signUpBody('page', full)).toHaveProperty('username', 'ada');
  });
});
