import type { ProviderAnswer, ProviderRequest } from '../provider-server.ts';
import type { Books } from './books.ts';

/** The page where Stripe asks for the card. Undefined for any other address. */
export function answerPage(
  { method, path, body }: ProviderRequest,
  { sessions }: Books,
  pay: (ref: string, how: { decline?: string }) => { reason: string | null },
): ProviderAnswer | undefined {
  const ref = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
  if (!ref) return undefined;
  const session = sessions.get(ref);
  if (session?.status !== 'open') return pageWith('<p>This session has expired.</p>', 404);
  const form = `<form method="post">
    <button name="card" value="good">Pay</button>
    <button name="card" value="bad">Pay with an empty card</button>
  </form>
  <a href="${session.cancel_url}">Back</a>`;
  if (method !== 'POST') return pageWith(form);
  const declined = new URLSearchParams(body).get('card') === 'bad';
  const { reason } = pay(ref, declined ? { decline: 'There is not enough money on this card.' } : {});
  if (reason) return pageWith(`<p role="alert">${reason}</p>${form}`);
  return {
    status: 303,
    type: 'text/html',
    body: '',
    headers: { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', ref) },
  };
}

const pageWith = (content: string, status = 200): ProviderAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><title>Stripe Checkout</title><link rel="icon" href="data:,"><h1>Stripe, emulated</h1>${content}</html>`,
});
