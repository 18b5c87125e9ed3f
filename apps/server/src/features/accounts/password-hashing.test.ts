import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, matchesHash, unmatchableHash } from './password-hashing.ts';

describe('a password hash', () => {
  it('is argon2id with our parameters, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(isOutdatedHash(one)).toBe(false);
  });

  it.each([
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['secret', 'secret ', false],
    ['Zo\u00eb', 'Zoe\u0308', true],
    ['\u{1F40B} whale', '\u{1F40B} whale', true],
    ['a\ud800b', 'a\ud800b', true],
    ['x'.repeat(200), `${'x'.repeat(199)}y`, false],
  ])('of %j matches %j: %s', async (chosen, typed, matches) => {
    expect(await matchesHash(await hashPassword(chosen), typed)).toBe(matches);
  });

  it.each([[''], ['plain'], ['$argon2id$v=19$m=19456,t=2,p=1$short'], ['$2b$10$abcdefghijklmnopqrstuv']])(
    'that is damaged (%j) matches nothing and throws nothing',
    async (damaged) => {
      expect(await matchesHash(damaged, 'secret')).toBe(false);
      expect(await matchesHash(damaged, damaged)).toBe(false);
    },
  );

  it('of nobody is well-formed, current and matches nothing', async () => {
    const { verify } = await import('@node-rs/argon2');
    await expect(verify(unmatchableHash, 'secret')).resolves.toBe(false);
    expect(isOutdatedHash(unmatchableHash)).toBe(false);
  });

  it('with other parameters is outdated', async () => {
    expect(isOutdatedHash(await hash('secret', { memoryCost: 4096 }))).toBe(true);
    expect(isOutdatedHash(await hash('secret', { timeCost: 3 }))).toBe(true);
  });
});
