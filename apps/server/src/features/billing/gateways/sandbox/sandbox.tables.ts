import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What the sandbox signs with: made at random by the first start, the same for all servers of an installation. */
export const sandboxKeys = pgTable('sandbox_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});

/**
 * The sandbox's own books, as a provider has them on its side. Nothing but the sandbox reads them: the product
 * learns of what is in here as it learns from a real provider.
 */
export const sandboxPurchases = pgTable('sandbox_purchases', {
  ref: text('ref').primaryKey(),
  kind: text('kind', { enum: ['subscription', 'order'] }).notNull(),
  checkoutId: text('checkout_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique('sandbox_purchases_idempotency_key'),
  planId: text('plan_id'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  email: text('email').notNull(),
  backPath: text('back_path').notNull().default('/pricing'),
  status: text('status', {
    enum: ['open', 'active', 'paid', 'payment_failed', 'ended', 'expired'],
  }).notNull(),
  /** The card that renewals are charged to: only its last four digits, as everywhere. */
  card: text('card'),
  periodStart: moment('period_start'),
  periodEnd: moment('period_end'),
  cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
  endedAt: moment('ended_at'),
  /** When it is first charged; null for at once. */
  startsAt: moment('starts_at'),
  createdAt: moment('created_at').notNull(),
});

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    ref: text('ref')
      .notNull()
      .references(() => sandboxPurchases.ref, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'failed'] }).notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [index('sandbox_payments_ref_index').on(table.ref)],
);

/** Events that are still to be sent, or were: sent again until they are answered. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    eventId: text('event_id').primaryKey(),
    ref: text('ref').notNull(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('sandbox_events_ref_index').on(table.ref)],
);
