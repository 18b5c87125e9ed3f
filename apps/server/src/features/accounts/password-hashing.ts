import { hash, verify } from '@node-rs/argon2';
import { fairLimit } from '../../platform/fair-limit.ts';

/** Argon2id (the library's default) with the parameters OWASP recommends for 19 MiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const hashPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** The same characters are typed as different code points on different systems. */
const typed = (password: string): string => password.normalize('NFKC');

/**
 * Hashing takes a core and 19 MiB for some 30 ms. Two at a time leave room for everything else; two hundred in
 * the line are a few seconds of waiting. The line is the process's, since the cores are. Right passwords aren't counted,
 * so networks take turns: whoever logs in again and again from one keeps nobody at another from it.
 */
export const limitHashing = fairLimit({
  concurrency: 2,
  maxQueued: 200,
  longestWaitMs: 60_000,
  mostOfOwner: 2,
});

/** What the product does by itself. */
const ourselves = '';

export const hashPassword = (password: string, network = ourselves): Promise<string> =>
  limitHashing({ owner: network }, () => hash(typed(password), parameters));

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
