import { expect } from 'vitest';
import { startRazorpayEmulator } from '../../../test/emulators/razorpay/razorpay-emulator.ts';
import { startStripeEmulator } from '../../../test/emulators/stripe/stripe-emulator.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import type { GatewayName } from './gateways/gateway.ts';
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
    async headers({ event_id, body }) {
      const [key] = await accounts.rows(`select secret from sandbox_keys where name = 'webhook'`);
      return webhookHeaders(String(key!.secret), event_id, body);
    },
  };
}

export type Emulator = Awaited<ReturnType<typeof startRazorpayEmulator | typeof startStripeEmulator>>;

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
  };
}
