import { describe, expect, it } from 'vitest';
import { isLinkOfUse, linkAddress, linkExpiry } from './link.policy.ts';

const now = new Date('2026-01-01T00:00:00Z');

it.each([
  ['verify-email', '2026-01-03T00:00:00Z'],
  ['reset-password', '2026-01-01T01:00:00Z'],
  ['unlock-account', '2026-01-03T00:00:00Z'],
] as const)('a link to %s lasts until %s', (purpose, end) => {
  expect(linkExpiry(purpose, now)).toEqual(new Date(end));
});

it.each([
  ['verify-email', 'https://sevenfold.example/verify-user?token=a_b-c'],
  ['reset-password', 'https://sevenfold.example/reset-password?token=a_b-c'],
  ['unlock-account', 'https://sevenfold.example/unlock-account?token=a_b-c'],
] as const)('a link to %s leads to %s', (purpose, address) => {
  expect(linkAddress(purpose, 'https://sevenfold.example', 'a_b-c')).toBe(address);
});

describe('a link is of use', () => {
  const plain = { verified: false, lockedAt: null, disabledAt: null };
  it.each([
    ['verify-email', plain, true],
    ['verify-email', { ...plain, verified: true }, false],
    ['verify-email', { ...plain, disabledAt: now }, false],
    ['reset-password', plain, true],
    ['reset-password', { ...plain, lockedAt: now }, true],
    ['reset-password', { ...plain, disabledAt: now }, false],
    ['unlock-account', plain, false],
    ['unlock-account', { ...plain, lockedAt: now }, true],
    ['unlock-account', { ...plain, lockedAt: now, disabledAt: now }, false],
  ] as const)('%s of %j: %s', (purpose, user, useful) => {
    expect(isLinkOfUse(purpose, user)).toBe(useful);
  });
});
