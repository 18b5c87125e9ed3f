import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../../platform/concurrency-limit.ts';

/** Argon2id (the library's default) with the parameters OWASP recommends for 19 MiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const hashPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** The same characters are typed as different code points on different systems. */
const typed = (password: string): string => password.normalize('NFKC');

/**
 * Hashing takes a core and 19 MiB for some 30 ms. Two at a time leave room for everything else; two hundred in
 * the line are a few seconds of waiting. The line is the process's, since the cores are.
 */
export const limitHashing = concurrencyLimit({ concurrency: 2, maxQueued: 200 });

export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(typed(password), parameters));

/** To be called from within `limitHashing`. A hash that can't be read matches nothing. */
export async function matchesHash(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, typed(password));
  } catch {
    return false;
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Costs as much to check as a real one and matches no password: the digest is all zeros. */
export const unmatchableHash = `${hashPrefix}${unpadded(Buffer.alloc(16, 7))}$${unpadded(Buffer.alloc(parameters.outputLen))}`;

/** Whether a hash was made with other parameters than today's. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(hashPrefix);
