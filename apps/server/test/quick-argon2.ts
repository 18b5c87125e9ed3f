import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/**
 * The real library, asked once for each password. Most API tests need somebody with an account and not his hash, and
 * hashing the same few passwords again and again took a good part of their time.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const answers = new Map<string, Promise<unknown>>();

function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = answers.get(key) ?? ask();
  answers.set(key, known);
  return known as Promise<Answer>;
}

export const hash: typeof Argon2.hash = (password, options) =>
  once(JSON.stringify(['hash', password, options]), () => argon2.hash(password, options));

export const verify: typeof Argon2.verify = (hashed, password) =>
  once(JSON.stringify(['verify', hashed, password]), () => argon2.verify(hashed, password));
