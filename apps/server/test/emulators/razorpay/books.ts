import { randomBytes } from 'node:crypto';

export interface Plan {
  readonly id: string;
  readonly period: 'monthly' | 'yearly';
  readonly item: { readonly name: string; amount: number; currency: string };
}

export interface Subscription {
  readonly id: string;
  readonly entity: 'subscription';
  readonly plan_id: string;
  status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'cancelled'
    | 'completed'
    | 'expired';
  current_start: number | null;
  current_end: number | null;
  ended_at: number | null;
  readonly quantity: number;
  readonly notes: object;
  readonly total_count: number;
  paid_count: number;
  readonly customer_notify: boolean;
  readonly created_at: number;
  readonly expire_by: number | null;
  readonly start_at: number | null;
  readonly has_scheduled_changes: false;
  readonly short_url: string;
}

export interface Invoice {
  readonly id: string;
  readonly entity: 'invoice';
  readonly order_id: string;
  readonly subscription_id: string;
  payment_id: string | null;
  status: 'issued' | 'paid';
  readonly amount: number;
  amount_paid: number;
  readonly currency: string;
  paid_at: number | null;
  readonly billing_start: number;
  readonly billing_end: number;
  readonly created_at: number;
}

export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  amount_paid: number;
  amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  readonly notes: object;
  readonly created_at: number;
}

export interface Payment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  status: 'captured' | 'failed' | 'refunded';
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  captured: boolean;
  amount_refunded: number;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly created_at: number;
}

/** Everything that the emulated provider knows. */
export interface Books {
  readonly plans: Map<string, Plan>;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  readonly orders: Map<string, Order>;
  readonly payments: Map<string, Payment>;
  /** Subscriptions that end with their cycle. The records don't tell, as with the real one. */
  readonly endingWithCycle: Set<string>;
}

export const emptyBooks = (plans: readonly Plan[]): Books => ({
  plans: new Map(plans.map((plan) => [plan.id, plan])),
  subscriptions: new Map(),
  invoices: new Map(),
  orders: new Map(),
  payments: new Map(),
  endingWithCycle: new Set(),
});

export const newId = (kind: 'sub' | 'inv' | 'order' | 'pay'): string =>
  `${kind}_${randomBytes(7).toString('hex')}`;

export function newOrder(
  books: Books,
  order: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes' | 'created_at'>,
): Order {
  const made: Order = {
    id: newId('order'),
    entity: 'order',
    amount_paid: 0,
    amount_due: order.amount,
    status: 'created',
    attempts: 0,
    ...order,
  };
  books.orders.set(made.id, made);
  return made;
}
