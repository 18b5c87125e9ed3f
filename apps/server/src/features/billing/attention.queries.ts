import type { listPaymentsForStaff } from '@sevenfold/contract/billing/admin-billing.endpoints';
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
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { checkouts, payments } from './billing.tables.ts';

export type AttentionFilter = QueryOf<typeof listPaymentsForStaff>;

export interface AttentionRow {
  readonly payment: typeof payments.$inferSelect;
  /** The purchase that it belongs to, if one of ours. */
  readonly checkout: typeof checkouts.$inferSelect | null;
}

const needsLooking = inArray(payments.status, ['unmatched', 'failed']);
const ofPurchase = and(eq(checkouts.provider, payments.provider), eq(checkouts.ref, payments.ref));
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching({ q, state, status }: AttentionFilter): SQL | undefined {
  const like = q && containing(q);
  return and(
    needsLooking,
    state === 'open' ? isNull(payments.resolvedAt) : isNotNull(payments.resolvedAt),
    status ? eq(payments.status, status) : undefined,
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

export async function listAttention(
  db: Db,
  filter: AttentionFilter,
): Promise<{ rows: AttentionRow[]; total: number }> {
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

export async function findAttention(db: Db, id: string): Promise<AttentionRow | undefined> {
  const [row] = await withPurchase(db).where(and(eq(payments.id, id), needsLooking));
  return row;
}

export async function lockAttention(db: Db, id: string): Promise<AttentionRow['payment'] | undefined> {
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
  resolved: Pick<AttentionRow['payment'], 'resolvedAt' | 'resolvedBy' | 'resolvedNote'>,
): Promise<void> {
  await db.update(payments).set(resolved).where(eq(payments.id, id));
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
