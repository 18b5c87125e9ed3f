import { describe, expect, it } from 'vitest';
import { usernameAttempts, usernameCandidate, usernameFromEmail } from './username.policy.ts';

const allowed = /^[\p{L}\p{N}._-]{1,40}$/u;

it.each([
  ['asha@school.example', 'asha'],
  ['asha.rao-2_x@school.example', 'asha.rao-2_x'],
  ['asha+maths@school.example', 'asha'],
  ['+maths@school.example', 'student'],
  ["o'neil!#$%&*@school.example", 'oneil'],
  ['!#$%@school.example', 'student'],
  ['王小明@school.example', '王小明'],
  [`${'a'.repeat(64)}@school.example`, 'a'.repeat(30)],
  [`a${'𝒜'.repeat(31)}@school.example`, `a${'𝒜'.repeat(14)}`],
])('%s gets the username %s', (email, username) => {
  expect(usernameFromEmail(email)).toBe(username);
});

describe('the next username to try', () => {
  it.each([
    [0, 12345, 'asha'],
    [1, 0, 'asha2'],
    [1, 97, 'asha99'],
    [1, 98, 'asha2'],
    [2, 0, 'asha100'],
    [2, 899, 'asha999'],
    [6, 0xffffffff, 'asha2967295'],
  ])('in attempt %i with %i is %s', (attempt, random, username) => {
    expect(usernameCandidate('asha', attempt, random)).toBe(username);
  });

  it('keeps the rules to the last attempt', () => {
    for (let attempt = 0; attempt < usernameAttempts; attempt += 1) {
      const base = usernameFromEmail(`${'a'.repeat(64)}@school.example`);
      expect(usernameCandidate(base, attempt, 0xffffffff)).toMatch(allowed);
    }
  });
});
