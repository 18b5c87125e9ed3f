import { describe, expect, it } from 'vitest';
import { userSchema } from './user.schema.ts';
import { avatarInitial, displayName } from './user.ts';

describe('the name and the letter on the avatar', () => {
  it.each([
    ['the full name before the username', 'Asha Rao', 'zed', 'Asha Rao', 'A'],
    ['the username without a full name', null, 'zed', 'zed', 'Z'],
    ['the username with an empty full name', '', 'zed', 'zed', 'Z'],
    ['the username with a blank full name', ' \t ', 'zed', 'zed', 'Z'],
    ['spaces around the full name', '  asha ', 'zed', 'asha', 'A'],
    ['an accent', 'émile', 'zed', 'émile', 'É'],
    ['another script', 'я', 'zed', 'я', 'Я'],
    ['a letter without a capital', 'आशा', 'zed', 'आशा', 'आ'],
    ['a letter outside the first 65,536', '𐐨shi', 'zed', '𐐨shi', '𐐀'],
    ['a capital i has no dot wherever it is made', 'ian', 'zed', 'ian', 'I'],
    ['neither', null, '', '', '?'],
  ])('%s', (_, full_name, username, name, initial) => {
    expect(displayName({ full_name, username })).toBe(name);
    expect(avatarInitial({ full_name, username })).toBe(initial);
  });
});

describe('a user as the server sends it', () => {
  const user = {
    id: '0198b2c4-6b1e-7c3a-9a52-0d6f1c2b3a4d',
    role_id: 3,
    username: 'asha',
    full_name: null,
    email: 'asha@example.com',
    phone: null,
    verified: false,
    created_at: '2026-01-05T08:30:00.000Z',
    ib_year: null,
    math_course: null,
    country: null,
    school: null,
  };

  it('may lack what onboarding asks', () => {
    expect(userSchema.parse(user)).toEqual(user);
  });

  it('never carries a field that is not listed', () => {
    expect(userSchema.parse({ ...user, password_hash: 'secret' })).toEqual(user);
  });

  it.each([
    ['an unknown role', { role_id: 4 }],
    ['a role in text', { role_id: '1' }],
    ['no verified', { verified: undefined }],
    ['a date without a time', { created_at: '2026-01-05' }],
    ['a date object', { created_at: new Date() }],
    ['an id that is no UUID', { id: '7' }],
    ['no phone at all', { phone: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(userSchema.safeParse({ ...user, ...change }).success).toBe(false);
  });
});
