import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FileLink } from './files.ts';

/** Everything about a link that must stay as it was made. */
export interface SignedParts {
  readonly method: string;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly disposition: FileLink['disposition'];
  /** In seconds since 1970. */
  readonly expires: number;
}

/** As a list in JSON: parts that only run together differently don't give the same signature. */
export const signatureOf = (secret: string, { method, key, expires, name, type, disposition }: SignedParts) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, key, expires, name, type, disposition]))
    .digest('base64url');

const querySchema = z.object({
  name: z.string().max(300),
  type: z.string().max(100),
  disposition: z.enum(['inline', 'attachment']),
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string().max(100),
});

/** What a link says, if it was made by us and is still good. */
export function genuineParts(
  secret: string,
  given: { readonly method: string; readonly key: string; readonly query: unknown },
  now: Date,
): SignedParts | undefined {
  const parsed = querySchema.safeParse(given.query);
  if (!parsed.success) return undefined;
  const { signature, ...rest } = parsed.data;
  const parts = { method: given.method, key: given.key, ...rest };
  const right = Buffer.from(signatureOf(secret, parts));
  const claimed = Buffer.from(signature);
  const genuine = claimed.length === right.length && timingSafeEqual(claimed, right);
  return genuine && now.getTime() < parts.expires * 1000 ? parts : undefined;
}
