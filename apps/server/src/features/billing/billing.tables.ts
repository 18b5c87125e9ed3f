import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The books outlive the account: what was paid stays, without the person. */
const buyer = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** A purchase that was begun, whether or not it was ever paid. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: buyer(),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: ['subscription', 'order'] }).notNull(),
    /** The provider's id; null while the provider is being asked. */
    ref: text('ref'),
    purpose: text('purpose', { enum: ['platinum', 'silver', 'grading'] }).notNull(),
    plan: text('plan', { enum: ['silver', 'platinum', 'platinum_yearly'] }),
    testSlug: text('test_slug'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'complete', 'failed', 'expired'] })
      .notNull()
      .default('open'),
    reason: text('reason'),
    /** When it starts and is first charged; null for at once. Complete without a plan of its own, it waits for that. */
    startsAt: moment('starts_at'),
    /** Counts how often the provider's record was written in here: what was read before the last time is old news. */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    uniqueIndex('checkouts_ref_key').on(table.provider, table.ref),
    index('checkouts_user_index').on(table.userId, table.createdAt),
    index('checkouts_open_index').on(table.createdAt).where(sql`status = 'open'`),
    index('checkouts_start_index').on(table.startsAt).where(sql`starts_at is not null`),
  ],
);

/** A plan that somebody has or had. One that is alive is the only one of its student. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: buyer(),
    /** A payment provider, or 'staff' for a plan that was granted. */
    provider: text('provider').notNull(),
    ref: text('ref').notNull(),
    plan: text('plan', { enum: ['silver', 'platinum', 'platinum_yearly'] }).notNull(),
    status: text('status', { enum: ['active', 'cancelled', 'payment_failed', 'ended'] }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    periodStart: moment('period_start').notNull(),
    /** Until when it is paid for. */
    periodEnd: moment('period_end').notNull(),
    /** The day it ends or ended; null while it renews. */
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_ref_key').on(table.provider, table.ref),
    uniqueIndex('subscriptions_one_alive_key').on(table.userId).where(sql`status <> 'ended'`),
    index('subscriptions_period_end_index').on(table.periodEnd).where(sql`status <> 'ended'`),
  ],
);

/** What was bought, as its buyer sees it: one row for a subscription however often it renews. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Counts up; printed on receipts. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    userId: buyer(),
    checkoutId: uuid('checkout_id').references(() => checkouts.id),
    provider: text('provider').notNull(),
    ref: text('ref').notNull(),
    type: text('type', { enum: ['subscription', 'grading'] }).notNull(),
    plan: text('plan', { enum: ['silver', 'platinum', 'platinum_yearly'] }),
    testSlug: text('test_slug'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    paidCount: integer('paid_count').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_ref_key').on(table.provider, table.ref),
    uniqueIndex('orders_number_key').on(table.number),
    index('orders_user_index').on(table.userId, table.createdAt),
    // Nobody pays twice for the grading of one test.
    uniqueIndex('orders_test_key').on(table.testSlug).where(sql`test_slug is not null`),
  ],
);

/** Every payment that a provider told of. What matches no order of ours is kept all the same, for staff. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    ref: text('ref').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'failed', 'refunded', 'unmatched'] }).notNull(),
    /** Why it failed, or why it matches nothing. */
    reason: text('reason'),
    at: moment('at').notNull(),
    /** Set when a member of staff has dealt with one that failed or matches nothing. */
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    resolvedNote: text('resolved_note'),
  },
  (table) => [
    uniqueIndex('payments_payment_key').on(table.provider, table.paymentId),
    index('payments_order_index').on(table.orderId),
    index('payments_attention_index').on(table.at).where(sql`status in ('unmatched', 'failed')`),
    // Sums of what came in go by it.
    index('payments_paid_index').on(table.at).where(sql`status = 'paid'`),
  ],
);

/** Each webhook that was genuine, as it came. One that comes again is known by its id. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    ref: text('ref'),
    payload: jsonb('payload').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    repeated: integer('repeated').notNull().default(0),
  },
  (table) => [
    uniqueIndex('webhook_events_event_key').on(table.provider, table.eventId),
    index('webhook_events_ref_index').on(table.ref),
  ],
);
