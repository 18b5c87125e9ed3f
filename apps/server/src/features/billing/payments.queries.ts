import type { listPaymentsForStaff } from '@sevenfold/contract/billing/admin-billing.endpoints';
import { attentionStatuses, paidLaterNote } from '@sevenfold/contract/billing/payments';
import type { QueryOf } from '@sevenfold/contract/platform/endpoint';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { checkouts, payments } from './billing.tables.ts';

export type PaymentFilter = QueryOf<typeof listPaymentsForStaff>;

export interface StaffPaymentRow {
  readonly payment: typeof payments.$inferSelect;
  /** The purchase that it belongs to, if one of ours. */
  readonly checkout: typeof checkouts.$inferSelect | null;
}

const needsLooking = inArray(payments.status, [...attentionStatuses]);

const inState: Readonly<Record<PaymentFilter['state'], SQL | undefined>> = {
  all: undefined,
  open: and(needsLooking, isNull(payments.resolvedAt)),
  resolved: and(needsLooking, isNotNull(payments.resolvedAt)),
};
const ofPurchase = and(eq(checkouts.provider, payments.provider), eq(checkouts.ref, payments.ref));
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching({ q, state, status, purpose }: PaymentFilter): SQL | undefined {
  const like = q && containing(q);
  return and(
    inState[state],
    status ? eq(payments.status, status) : undefined,
    purpose ? eq(checkouts.purpose, purpose) : undefined,
    like
      ? or(
          ilike(payments.paymentId, like),
          ilike(payments.ref, like),
          ilike(payments.reason, like),
          sql`${checkouts.userId} in (select id from users
            where full_name ilike ${like} or username ilike ${like} or email ilike ${like})`,
        )
      : undefined,
  );
}

const withPurchase = (db: Db) =>
  db
    .select({ payment: getTableColumns(payments), checkout: getTableColumns(checkouts) })
    .from(payments)
    .leftJoin(checkouts, ofPurchase);

export async function listAllPayments(
  db: Db,
  filter: PaymentFilter,
): Promise<{ rows: StaffPaymentRow[]; total: number }> {
  const where = matching(filter);
  const by = filter.order === 'asc' ? asc : desc;
  const rows = await withPurchase(db)
    .where(where)
    .orderBy(by(payments.at), by(payments.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .leftJoin(checkouts, ofPurchase)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findAttention(db: Db, id: string): Promise<StaffPaymentRow | undefined> {
  const [row] = await withPurchase(db).where(and(eq(payments.id, id), needsLooking));
  return row;
}

export async function lockAttention(db: Db, id: string): Promise<StaffPaymentRow['payment'] | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), needsLooking))
    .for('update');
  return row;
}

export async function setResolved(
  db: Db,
  id: string,
  resolved: Pick<StaffPaymentRow['payment'], 'resolvedAt' | 'resolvedBy' | 'resolvedNote'>,
): Promise<void> {
  await db.update(payments).set(resolved).where(eq(payments.id, id));
}

/**
 * Cards that were declined before the same order was paid are nobody's to look at: of the same purchase at the provider,
 * and of others for the grading of the same test.
 */
export async function closePaidLater(
  db: Db,
  {
    provider,
    ref,
    userId,
    testSlug,
  }: Pick<typeof checkouts.$inferSelect, 'provider' | 'userId' | 'testSlug'> & {
    readonly ref: string;
  },
  paidAt: Date,
  now: Date,
): Promise<void> {
  const ofSameTest =
    testSlug !== null && userId !== null
      ? inArray(
          payments.ref,
          db
            .select({ ref: sql<string>`${checkouts.ref}` })
            .from(checkouts)
            .where(
              and(
                eq(checkouts.provider, provider),
                eq(checkouts.userId, userId),
                eq(checkouts.testSlug, testSlug),
                isNotNull(checkouts.ref),
              ),
            ),
        )
      : undefined;
  await db
    .update(payments)
    .set({ resolvedAt: now, resolvedBy: null, resolvedNote: paidLaterNote })
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.status, 'failed'),
        isNull(payments.resolvedAt),
        lte(payments.at, paidAt),
        or(eq(payments.ref, ref), ofSameTest),
      ),
    );
}

/** What staff wrote about payments may name who paid. */
export async function emptyNotes(db: Db, provider: string, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await db
    .update(payments)
    .set({ resolvedNote: null })
    .where(and(eq(payments.provider, provider), inArray(payments.ref, [...refs])));
}

export async function findOpenAttention(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(payments.at) })
    .from(payments)
    .where(and(needsLooking, isNull(payments.resolvedAt)));
  return row!;
}
