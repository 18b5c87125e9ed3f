import type { SessionStatus } from '@sevenfold/contract/billing/billing.schema';
import { api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { announcePlanChange } from '../plan-changes.ts';

export type Proof = {
  /** What the beginning of the purchase answered. */
  readonly id: string;
  readonly kind: 'subscription' | 'order';
  readonly paymentId: string;
  readonly signature: string;
};

/**
 * Shows the provider's signature to the server and answers with the page to go to. Where the server could not be
 * asked, that is the page that asks it again: what was paid is never paid a second time because of a lost answer.
 */
export async function verifyPayment(provider: string, proof: Proof): Promise<string> {
  try {
    const status = await api('POST /api/:provider/verification', {
      params: { provider },
      body: {
        payment_id: proof.paymentId,
        payment_signature: proof.signature,
        ...(proof.kind === 'subscription' ? { subscription_id: proof.id } : { order_id: proof.id }),
      },
    });
    announcePlanChange();
    return status.status === 'complete' ? successPath(status) : returnPath(proof.id);
  } catch (error) {
    const mayStillBeRight = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    const signedOut = error instanceof ApiError && error.code === 'not_signed_in';
    if (mayStillBeRight || signedOut) return returnPath(proof.id);
    throw error;
  }
}

export const returnPath = (id: string): string => `/return?session_id=${encodeURIComponent(id)}`;

export function successPath({
  payment_purpose,
  test_slug,
}: Pick<SessionStatus, 'payment_purpose' | 'test_slug'>): string {
  if (payment_purpose !== 'grading') return '/subscription/success';
  return test_slug === null ? '/payment/success' : `/payment/success?test=${encodeURIComponent(test_slug)}`;
}
