import type { Answer } from '../api-call.ts';
import { fileOnUse } from '../on-use.tsx';

const paymentWidget = fileOnUse(() => import('./payment-widget.ts'));

export type StartedCheckout = Answer<'POST /api/:provider/subscription'>;

/**
 * Brings the student to where the card is asked for. Answers with the page of ours to go to next: the sandbox's
 * page, or the one that thanks once a window over this page has been paid in. Undefined when that window was closed,
 * or when the student came back from the provider's page with the browser's back button.
 */
export async function openCheckout(
  provider: string,
  { id, checkout }: StartedCheckout,
): Promise<string | undefined> {
  if (checkout.kind === 'widget') {
    const { payInWidget } = await paymentWidget();
    return payInWidget(provider, id, checkout);
  }
  const address = new URL(checkout.url, window.location.href);
  if (address.origin === window.location.origin) return address.pathname + address.search;
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(undefined), { once: true });
  });
}
