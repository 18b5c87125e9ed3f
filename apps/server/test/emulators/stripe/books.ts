import { randomBytes } from 'node:crypto';

export interface Price {
  readonly id: string;
  readonly object: 'price';
  unit_amount: number;
  readonly currency: string;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: 1 } | null;
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer_email: string | null;
  readonly success_url: string;
  readonly cancel_url: string | null;
  customer: string | null;
  subscription: string | null;
  payment_intent: string | null;
  url: string | null;
  readonly created: number;
  readonly expires_at: number;
  /** Told only to those who ask for it. */
  readonly line_items: { readonly object: 'list'; readonly data: readonly { readonly price: Price }[] };
  /** Not told at all: what goes into the subscription that the session leads to. */
  readonly subscription_metadata: Readonly<Record<string, string>>;
  readonly trial_end: number | null;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  readonly items: {
    readonly object: 'list';
    readonly data: readonly {
      readonly price: Price;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  status: 'open' | 'paid';
  readonly amount_due: number;
  amount_paid: number;
  readonly currency: string;
  readonly created: number;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: object };
  };
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly {
      readonly parent: { readonly type: 'subscription_item_details' };
      readonly period: { readonly start: number; readonly end: number };
    }[];
  };
  /** Told only to those who ask for it. */
  readonly payments: {
    readonly object: 'list';
    readonly data: readonly {
      readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
    }[];
  };
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'failed';
  readonly paid: boolean;
  refunded: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly customer: string | null;
  readonly payment_intent: string;
  readonly created: number;
}

/** Everything that the emulated provider knows. */
export interface Books {
  readonly prices: Map<string, Price>;
  readonly sessions: Map<string, Session>;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  readonly charges: Map<string, Charge>;
  /** What was answered to a key, and to which request. */
  readonly answers: Map<
    string,
    { readonly request: string; readonly answer: { status: number; body: unknown } }
  >;
}

export const emptyBooks = (prices: readonly Price[]): Books => ({
  prices: new Map(prices.map((price) => [price.id, price])),
  sessions: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  charges: new Map(),
  answers: new Map(),
});

export const newId = (kind: 'cs_test' | 'sub' | 'in' | 'ch' | 'pi' | 'cus' | 'price'): string =>
  `${kind}_${randomBytes(12).toString('hex')}`;
