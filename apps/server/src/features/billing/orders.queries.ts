import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { orders, payments } from './billing.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** One row per purchase at the provider, however often it is written. Whoever writes has locked the checkout. */
export async function keepOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const { paidCount, periodStart, periodEnd, endedAt } = order;
  const [changed] = await db
    .update(orders)
    .set({ paidCount, periodStart, periodEnd, endedAt })
    .where(and(eq(orders.provider, order.provider), eq(orders.ref, order.ref)))
    .returning();
  if (changed) return changed;
  const [inserted] = await db.insert(orders).values(order).returning();
  return inserted!;
}

export async function endOrder(db: Db, provider: string, ref: string, endedAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ endedAt })
    .where(and(eq(orders.provider, provider), eq(orders.ref, ref), isNull(orders.endedAt)));
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function findOrderOfTest(db: Db, testSlug: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.testSlug, testSlug));
  return row;
}

export async function listOrdersOf(db: Db, userId: string, limit?: number): Promise<OrderRow[]> {
  const rows = db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.number));
  return limit === undefined ? rows : rows.limit(limit);
}

export async function listPayments(db: Db, provider: string, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.paymentId, [...ids])));
}

export async function listPaymentsOfOrder(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['paid', 'refunded'])))
    .orderBy(asc(payments.at), asc(payments.paymentId));
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/**
 * A payment is known by the provider's id of it; telling of it again never makes a second one. What staff did about
 * one that became something else says nothing of what it is now.
 */
export async function keepPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const unlessChanged = (column: PgColumn) =>
    sql`case when ${payments.status} = excluded.status then ${column} end`;
  const [row] = await db
    .insert(payments)
    .values(payment)
    .onConflictDoUpdate({
      target: [payments.provider, payments.paymentId],
      set: {
        status: payment.status,
        reason: payment.reason,
        orderId: payment.orderId,
        resolvedAt: unlessChanged(payments.resolvedAt),
        resolvedBy: unlessChanged(payments.resolvedBy),
        resolvedNote: unlessChanged(payments.resolvedNote),
      },
    })
    .returning();
  return row!;
}
