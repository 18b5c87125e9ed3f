import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReturnedPayment } from '../gateway.ts';

/** HMAC-SHA256 in hexadecimal, as the provider does it whose habits the sandbox has. */
export const sign = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The two kinds name their ids in different orders. */
export const signedText = ({ kind, ref, paymentId }: Omit<ReturnedPayment, 'signature'>): string =>
  kind === 'order' ? `${ref}|${paymentId}` : `${paymentId}|${ref}`;

/** In a time that doesn't tell how much of it was right. */
export function isSignature(secret: string, text: string | Buffer, given: string): boolean {
  const right = Buffer.from(sign(secret, text));
  const other = Buffer.from(given);
  return right.length === other.length && timingSafeEqual(right, other);
}
