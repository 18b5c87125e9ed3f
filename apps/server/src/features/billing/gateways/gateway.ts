import type { IncomingHttpHeaders } from 'node:http';
import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import type { SoldPlanKey } from '@sevenfold/contract/billing/plans';

export const gatewayNames = ['sandbox', 'razorpay', 'stripe'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Who pays, as far as a provider needs to know. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
}

/** A purchase of ours that a provider is told of. */
export interface NewPurchase {
  /** Ours. The idempotency key towards the provider, and written into the provider's record to match it by. */
  readonly checkoutId: string;
  readonly payer: Payer;
  /** On the provider's page and on the card's statement. */
  readonly description: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** The page of ours, such as `/pricing`, that the browser goes back to when nothing was paid. */
  readonly backPath: string;
}

export interface NewSubscription extends NewPurchase {
  readonly plan: SoldPlanKey;
  /** When it is charged for the first time; null for at once. The card is asked for now in both cases. */
  readonly startsAt: Date | null;
}

export interface Started {
  /** The provider's id: of the subscription, of the order or of the session. */
  readonly ref: string;
  readonly checkout: Checkout;
}

/** A payment as the provider's own record has it. */
export interface PaymentFacts {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'paid' | 'failed' | 'pending' | 'refunded';
  /** The provider's words for a failure. */
  readonly reason: string | null;
  readonly at: Date;
}

interface PurchaseFacts {
  readonly ref: string;
  /** What we wrote into the record when it was made; null for a record that isn't ours. */
  readonly checkoutId: string | null;
  /** Every payment that the record knows of, failed ones included. */
  readonly payments: readonly PaymentFacts[];
}

/** A one-time purchase as the provider's own record has it. */
export interface OrderFacts extends PurchaseFacts {
  readonly kind: 'order';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'open' | 'paid' | 'expired';
}

/** A subscription as the provider's own record has it. */
export interface SubscriptionFacts extends PurchaseFacts {
  readonly kind: 'subscription';
  /** The provider's id of the plan, to be compared with the plan that we sold. */
  readonly planId: string;
  /**
   * `payment_failed`: a renewal wasn't paid and the provider tries again. `scheduled`: the card is known, and it is
   * charged for the first time at a later date.
   */
  readonly status: 'open' | 'scheduled' | 'active' | 'payment_failed' | 'ended' | 'expired';
  /** Null until the first payment. */
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  /** Whether it ends with the current period. Null where the provider's record doesn't tell: our books then stand. */
  readonly cancelsAtPeriodEnd: boolean | null;
  /** When it really ended. */
  readonly endedAt: Date | null;
}

export type Facts = OrderFacts | SubscriptionFacts;

/** A webhook whose signature was right. It only says which record to read again: the record is the truth. */
export interface WebhookNotice {
  readonly eventId: string;
  readonly type: string;
  /** Null for events that concern nothing of ours. */
  readonly about: { readonly kind: Facts['kind']; readonly ref: string } | null;
}

/** What the browser brought back from the provider's window. */
export interface ReturnedPayment {
  readonly kind: Facts['kind'];
  readonly ref: string;
  readonly paymentId: string;
  readonly signature: string;
}

/**
 * A card payment provider. Nothing in here touches our database; every call may be repeated. A provider that can't
 * be reached, or answers nonsense, is a `GatewayError`.
 */
export interface Gateway {
  readonly name: GatewayName;
  startSubscription(purchase: NewSubscription): Promise<Started>;
  startOrder(purchase: NewPurchase): Promise<Started>;
  /** The page or window of a purchase that was begun before and is still open; for coming back to it. */
  resume(purchase: NewPurchase & { readonly kind: Facts['kind']; readonly ref: string }): Promise<Checkout>;
  isGenuine(returned: ReturnedPayment): boolean;
  /** Undefined where the provider knows no such record. */
  read(kind: Facts['kind'], ref: string): Promise<Facts | undefined>;
  cancelAtPeriodEnd(ref: string): Promise<SubscriptionFacts>;
  /** Takes a cancellation back while the period lasts. Not there where the provider knows of no such thing. */
  renewAgain?(ref: string): Promise<SubscriptionFacts>;
  /** How long before its start a purchase has to be begun that starts later. */
  readonly leastNoticeMs: number;
  /**
   * Takes a purchase back that nobody paid for, or that hasn't started yet, so that it can't be paid later, as far as the provider knows of such
   * a thing. Refused for one that was paid after all.
   */
  giveUp(kind: Facts['kind'], ref: string): Promise<void>;
  /**
   * Empties what a purchase tells of its payer, where the record is kept on our side. Providers keep their own records
   * by law.
   */
  forgetPayer?(ref: string): Promise<void>;
  /** Undefined for a webhook that isn't the provider's. The provider may be asked which record an event belongs to. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<WebhookNotice | undefined>;
}

/** The provider is away or speaks in riddles. Nothing is known about what was asked; asking again is right. */
export class GatewayError extends Error {}

/** The provider understood and refused; its words may be shown. */
export class GatewayRefusal extends GatewayError {}
