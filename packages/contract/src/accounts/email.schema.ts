import { z } from 'zod';

const atom = String.raw`[^\s@."(),:;<>[\]\\\p{Cc}\p{Cf}\p{Cs}]+`;
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const topLevelPart = String.raw`\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]`;

/**
 * Every address a mail server on the internet takes, in any script: at most 64 characters before the @, a domain
 * with a dot, and none of the invisible characters that make two addresses look alike. Quoted local parts and
 * numeric hosts are left out on purpose. Dots end the parts and no part contains one, so it can't backtrack far.
 */
const addressPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+${topLevelPart}$`,
  'u',
);

/**
 * RFC 5321 allows 254 characters in a path. The pipe keeps an overlong address away from the pattern. Addresses
 * are kept in lower case: nobody has two that differ in case.
 */
export const emailSchema = z
  .string()
  .trim()
  .max(254, 'This e-mail address is too long')
  .pipe(z.email({ pattern: addressPattern, error: 'Please enter a valid e-mail address' }))
  .pipe(z.string().toLowerCase());
