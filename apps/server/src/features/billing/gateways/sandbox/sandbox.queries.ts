import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { sandboxEvents, sandboxKeys, sandboxPayments, sandboxPurchases } from './sandbox.tables.ts';

export type PurchaseRow = typeof sandboxPurchases.$inferSelect;
export type NewPurchaseRow = typeof sandboxPurchases.$inferInsert;
export type PaymentRow = typeof sandboxPayments.$inferSelect;
export type EventRow = typeof sandboxEvents.$inferSelect;

/** The secret of this name, which is the given one if there was none. */
export async function keepSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db.insert(sandboxKeys).values({ name, secret: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(sandboxKeys).where(eq(sandboxKeys.name, name));
  return row!.secret;
}

/** The purchase of this idempotency key, which is the given one if there was none. */
export async function keepPurchase(db: Db, purchase: NewPurchaseRow): Promise<PurchaseRow> {
  await db.insert(sandboxPurchases).values(purchase).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(sandboxPurchases)
    .where(eq(sandboxPurchases.idempotencyKey, purchase.idempotencyKey));
  return row!;
}

export async function findPurchase(db: Db, ref: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(sandboxPurchases).where(eq(sandboxPurchases.ref, ref));
  return row;
}

export async function lockPurchase(db: Db, ref: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(sandboxPurchases).where(eq(sandboxPurchases.ref, ref)).for('update');
  return row;
}

export async function changePurchase(
  db: Db,
  ref: string,
  changes: Partial<Omit<NewPurchaseRow, 'ref'>>,
): Promise<PurchaseRow> {
  const [row] = await db
    .update(sandboxPurchases)
    .set(changes)
    .where(eq(sandboxPurchases.ref, ref))
    .returning();
  return row!;
}

export async function insertPayment(db: Db, payment: PaymentRow): Promise<void> {
  await db.insert(sandboxPayments).values(payment);
}

export async function listPayments(db: Db, ref: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.ref, ref))
    .orderBy(asc(sandboxPayments.at), asc(sandboxPayments.paymentId));
}

/** Subscriptions whose period is over. */
export async function listDueRefs(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ ref: sandboxPurchases.ref })
    .from(sandboxPurchases)
    .where(
      and(
        inArray(sandboxPurchases.status, ['active', 'payment_failed']),
        lte(sandboxPurchases.periodEnd, now),
      ),
    )
    .orderBy(asc(sandboxPurchases.periodEnd))
    .limit(500);
  return rows.map((row) => row.ref);
}

export async function insertEvent(db: Db, event: typeof sandboxEvents.$inferInsert): Promise<void> {
  await db.insert(sandboxEvents).values(event);
}

export async function findEvent(db: Db, eventId: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.eventId, eventId));
  return row;
}

export async function markDelivered(db: Db, eventId: string, at: Date): Promise<void> {
  await db
    .update(sandboxEvents)
    .set({ deliveredAt: at })
    .where(and(eq(sandboxEvents.eventId, eventId), isNull(sandboxEvents.deliveredAt)));
}

export async function forgetEmail(db: Db, ref: string): Promise<void> {
  await db.update(sandboxPurchases).set({ email: '' }).where(eq(sandboxPurchases.ref, ref));
}
