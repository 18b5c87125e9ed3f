import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subscriptions } from './billing.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscriptionRow = typeof subscriptions.$inferInsert;

/** The one plan of a student that hasn't been ended yet. */
export async function findAlive(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')));
  return row;
}

export async function findSubscription(
  db: Db,
  provider: string,
  ref: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.ref, ref)));
  return row;
}

export async function findSubscriptionById(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export async function insertSubscription(db: Db, row: NewSubscriptionRow): Promise<SubscriptionRow> {
  const [inserted] = await db.insert(subscriptions).values(row).returning();
  return inserted!;
}

export async function changeSubscription(
  db: Db,
  id: string,
  changes: Partial<Pick<SubscriptionRow, 'status' | 'periodStart' | 'periodEnd' | 'endedAt'>> & {
    updatedAt: Date;
  },
): Promise<void> {
  await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
}

/** Plans that count as alive although their period is over. */
export async function listPastPeriod(db: Db, now: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'ended'), lte(subscriptions.periodEnd, now)))
    .orderBy(asc(subscriptions.periodEnd));
}
