import { and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { checkouts } from './billing.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = typeof checkouts.$inferInsert;

/**
 * Purchases and plans of one buyer take turns. The account comes first in every transaction that locks it and
 * something else, so that nobody waits in a circle.
 */
export async function holdBuyer(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for update`);
}

export async function insertCheckout(db: Db, checkout: NewCheckout): Promise<CheckoutRow> {
  const [row] = await db.insert(checkouts).values(checkout).returning();
  return row!;
}

export async function findCheckout(db: Db, provider: string, ref: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.ref, ref)));
  return row;
}

export async function findCheckoutById(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

export async function lockCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row;
}

/** Those that the buyer began and neither paid nor gave up, the oldest first. */
export async function listOpenCheckouts(
  db: Db,
  buyer: { userId: string; provider: string; kind: CheckoutRow['kind'] },
): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, buyer.userId),
        eq(checkouts.provider, buyer.provider),
        eq(checkouts.kind, buyer.kind),
        eq(checkouts.status, 'open'),
      ),
    )
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id));
}

/** Of any kind. */
export async function listOpenCheckoutsOf(db: Db, userId: string, provider: string): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.provider, provider), eq(checkouts.status, 'open')))
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id));
}

/** What the provider calls the buyer's purchases. */
export async function listRefsOf(db: Db, userId: string, provider: string): Promise<string[]> {
  const rows = await db
    .select({ ref: checkouts.ref })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.provider, provider), isNotNull(checkouts.ref)));
  return rows.flatMap(({ ref }) => ref ?? []);
}

export async function listOpenSince(db: Db, provider: string, before: Date): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(
      and(eq(checkouts.provider, provider), eq(checkouts.status, 'open'), lte(checkouts.createdAt, before)),
    )
    .orderBy(asc(checkouts.createdAt));
}

/** Bought, and neither begun nor taken back: no plan of ours goes by its id yet. */
const waitsForStart = and(
  eq(checkouts.kind, 'subscription'),
  eq(checkouts.status, 'complete'),
  isNotNull(checkouts.startsAt),
  sql`not exists (select 1 from subscriptions s
    where s.provider = ${checkouts.provider} and s.ref = ${checkouts.ref})`,
);

/** The plan that follows the one that a student has; one at most can be bought at a time. */
export async function findWaiting(db: Db, userId: string, after: Date): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), waitsForStart, gt(checkouts.startsAt, after)))
    .orderBy(desc(checkouts.startsAt))
    .limit(1);
  return row;
}

/** Those that should have started by now, unless they are so old that nobody waits for them. */
export async function listDueToStart(
  db: Db,
  provider: string,
  between: { readonly from: Date; readonly to: Date },
): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        waitsForStart,
        gt(checkouts.startsAt, between.from),
        lte(checkouts.startsAt, between.to),
      ),
    )
    .orderBy(asc(checkouts.startsAt));
}

/** The first id stands. Answers which one that is. */
export async function keepRef(db: Db, id: string, ref: string): Promise<string> {
  const [row] = await db
    .update(checkouts)
    .set({ ref: sql`coalesce(${checkouts.ref}, ${ref})` })
    .where(eq(checkouts.id, id))
    .returning({ ref: checkouts.ref });
  return row?.ref ?? ref;
}

/** What was paid or closed meanwhile stays as it is. */
export async function closeIfOpen(
  db: Db,
  id: string,
  changes: Pick<CheckoutRow, 'status' | 'reason'>,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ ...changes, version: sql`${checkouts.version} + 1` })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')));
}

export async function changeCheckout(
  db: Db,
  id: string,
  changes: Pick<CheckoutRow, 'status' | 'reason'> & { completedAt?: Date | null },
): Promise<CheckoutRow> {
  const [row] = await db
    .update(checkouts)
    .set({ ...changes, version: sql`${checkouts.version} + 1` })
    .where(eq(checkouts.id, id))
    .returning();
  return row!;
}
