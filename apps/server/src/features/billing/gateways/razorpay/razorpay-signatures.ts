import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReturnedPayment } from '../gateway.ts';

/** What the window hands to the browser is signed with the key's secret, in an order that depends on the kind. */
export function paymentSignature(
  { kind, ref, paymentId }: Omit<ReturnedPayment, 'signature'>,
  secret: string,
): string {
  return sign(kind === 'order' ? `${ref}|${paymentId}` : `${paymentId}|${ref}`, secret);
}

/** Webhooks are signed as the bytes they are, with a secret of their own. */
export const webhookSignature = (body: Buffer, secret: string): string => sign(body, secret);

/** Takes the same time for every wrong signature, so that none can be guessed piece by piece. */
export function isSignature(given: string, expected: string): boolean {
  const bytes = Buffer.from(given);
  const right = Buffer.from(expected);
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

const sign = (message: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');
