import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import {
  type RazorpayEmulator,
  startRazorpayEmulator,
} from '../../../test/emulators/razorpay/razorpay-emulator.ts';
import { type StripeEmulator, startStripeEmulator } from '../../../test/emulators/stripe/stripe-emulator.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import type { GatewayName } from './gateways/gateway.ts';
import { sign } from './gateways/sandbox/signatures.ts';
import { webhookHeaders } from './gateways/sandbox/webhook.ts';

export const goodCard = '4242 4242 4242 4242';
const noMoneyCard = '4000 0000 0000 0002';

export interface Proof {
  readonly payment_id: string;
  readonly payment_signature: string;
}

export interface SentEvent {
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
}

/** What payers and providers do, whichever provider it is. */
export interface ProviderSide {
  readonly name: GatewayName;
  /** Whether the provider's window hands something signed to the browser. */
  readonly signsReturns: boolean;
  /** With a card of the sandbox's; elsewhere there is only one. */
  pay(ref: string, card?: string): Promise<Proof>;
  decline(ref: string): Promise<void>;
  /** What there is to tell about a purchase, the oldest first. */
  events(ref: string): Promise<SentEvent[]>;
  headers(event: SentEvent): Promise<Record<string, string>>;
  /** As if the provider itself had sent this body with the event. */
  headersOfBody(event: SentEvent): Promise<Record<string, string>>;
  /** Which of them is the signature. */
  readonly signatureHeader: string;
  /** Signed as only the provider could. */
  sign(text: string): Promise<string>;
  /** Makes the provider's own books say something else about a purchase. */
  alter(ref: string, alteration: Alteration): Promise<void>;
  /** Whether a subscription won't be charged again. */
  endsWithPeriod(ref: string): Promise<boolean>;
}

export interface Alteration {
  readonly purchase?: { amount?: number; currency?: string; checkoutId?: string; planId?: string };
  readonly payment?: { amount?: number; currency?: string };
}

/** The sandbox's side is the product's own: its page calls the API, its events are in the database. */
export function sandboxSide(accounts: ReturnType<typeof accountsOf>): ProviderSide {
  async function use(ref: string, card: string) {
    const answer = await accounts.post(`/api/sandbox/checkouts/${ref}/payment`, {
      card_number: card,
      expiry: '12/40',
      cvc: '123',
      name: 'Asha Rao',
    });
    return answer.json();
  }
  async function webhookHeadersOf({ event_id, body }: SentEvent) {
    const [key] = await accounts.rows(`select secret from sandbox_keys where name = 'webhook'`);
    return webhookHeaders(String(key!.secret), event_id, body);
  }
  return {
    name: 'sandbox',
    signsReturns: true,
    async pay(ref, card = goodCard) {
      const answer = await use(ref, card);
      expect(answer).toMatchObject({ outcome: 'paid' });
      const { payment_id, payment_signature } = answer;
      return { payment_id, payment_signature };
    },
    async decline(ref) {
      expect(await use(ref, noMoneyCard)).toMatchObject({ outcome: 'declined' });
    },
    async events(ref) {
      const query =
        'select event_id, type, body from sandbox_events where ref = $1 order by created_at, event_id';
      return (await accounts.rows(query, [ref])) as never;
    },
    headers: webhookHeadersOf,
    headersOfBody: webhookHeadersOf,
    signatureHeader: 'x-sandbox-signature',
    async sign(text) {
      const [key] = await accounts.rows(`select secret from sandbox_keys where name = 'key'`);
      return sign(String(key!.secret), text);
    },
    async alter(ref, { purchase = {}, payment = {} }) {
      const { amount, currency, checkoutId, planId } = purchase;
      await accounts.rows(
        `update sandbox_purchases set amount = coalesce($2, amount), currency = coalesce($3, currency),
           checkout_id = coalesce($4, checkout_id), plan_id = coalesce($5, plan_id) where ref = $1`,
        [ref, amount, currency, checkoutId, planId],
      );
      await accounts.rows(
        `update sandbox_payments set amount = coalesce($2, amount), currency = coalesce($3, currency) where ref = $1`,
        [ref, payment.amount, payment.currency],
      );
    },
    async endsWithPeriod(ref) {
      const query = 'select cancels_at_period_end as ends from sandbox_purchases where ref = $1';
      return (await accounts.rows(query, [ref]))[0]?.ends === true;
    },
  };
}

export type Emulator = RazorpayEmulator | StripeEmulator;

export const startEmulator = (name: 'razorpay' | 'stripe', now: () => Date): Promise<Emulator> =>
  name === 'razorpay' ? startRazorpayEmulator({ now }) : startStripeEmulator({ now });

export function emulatedSide(provider: Emulator): ProviderSide {
  return {
    name: provider.name,
    signsReturns: provider.name === 'razorpay',
    async pay(ref) {
      const { paymentId, signature } = provider.pay(ref);
      return { payment_id: paymentId, payment_signature: signature || 'nothing' };
    },
    async decline(ref) {
      provider.pay(ref, { decline: 'Your card was declined.' });
    },
    async events(ref) {
      return provider.events.all
        .filter((event) => event.ref === ref)
        .map(({ id, type, body }) => ({ event_id: id, type, body }));
    },
    async headers({ event_id }) {
      const event = provider.events.all.find(({ id }) => id === event_id);
      return { 'content-type': 'application/json', ...event!.headers() };
    },
    async headersOfBody({ event_id, body }) {
      return provider.events.all.find(({ id }) => id === event_id)!.headers(body);
    },
    signatureHeader: provider.name === 'razorpay' ? 'x-razorpay-signature' : 'stripe-signature',
    async sign(text) {
      if (provider.name === 'stripe') throw new Error('stripe signs nothing for browsers');
      return createHmac('sha256', provider.settings.keySecret).update(text).digest('hex');
    },
    async alter(ref, alteration) {
      if (provider.name === 'razorpay') alterAtRazorpay(provider, ref, alteration);
      else alterAtStripe(provider, ref, alteration);
    },
    async endsWithPeriod(ref) {
      if (provider.name === 'razorpay') return provider.books.endingWithCycle.has(ref);
      const { subscription } = provider.books.sessions.get(ref)!;
      return provider.books.subscriptions.get(subscription ?? '')?.cancel_at_period_end === true;
    },
  };
}

function alterAtRazorpay({ books }: RazorpayEmulator, ref: string, { purchase, payment }: Alteration): void {
  const { amount, currency, checkoutId, planId } = purchase ?? {};
  const record = books.orders.get(ref) ?? books.subscriptions.get(ref)!;
  Object.assign(record, {
    ...(amount !== undefined && { amount }),
    ...(currency && { currency }),
    ...(checkoutId && { notes: { checkout_id: checkoutId } }),
    ...(planId && { plan_id: planId }),
  });
  for (const made of books.payments.values()) {
    const subscription = books.invoices.get(made.invoice_id ?? '')?.subscription_id;
    if (made.order_id === ref || subscription === ref) Object.assign(made, payment);
  }
}

function alterAtStripe({ books }: StripeEmulator, ref: string, { purchase, payment }: Alteration): void {
  const { amount, currency, checkoutId, planId } = purchase ?? {};
  const session = books.sessions.get(ref)!;
  Object.assign(session, {
    ...(amount !== undefined && { amount_total: amount }),
    ...(currency && { currency: currency.toLowerCase() }),
    ...(checkoutId && { metadata: { checkout_id: checkoutId } }),
  });
  const [item] = books.subscriptions.get(session.subscription ?? '')?.items.data ?? [];
  if (item && planId) Object.assign(item, { price: books.prices.get(planId) });
  for (const charge of books.charges.values()) {
    const ofCustomer = charge.customer !== null && charge.customer === session.customer;
    if (charge.payment_intent === session.payment_intent || ofCustomer) Object.assign(charge, payment);
  }
}
