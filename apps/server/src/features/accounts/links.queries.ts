import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { accountLinks, users } from './accounts.tables.ts';
import type { LinkPurpose } from './link.policy.ts';

export type LinkRow = typeof accountLinks.$inferSelect;

export async function insertLink(db: Db, link: typeof accountLinks.$inferInsert): Promise<void> {
  await db.insert(accountLinks).values(link);
}

/** A link that may still be used: not used, not run out, and sent to the address its user has today. */
export async function findUsableLink(
  db: Db,
  { purpose, tokenHash, now }: { purpose: LinkPurpose; tokenHash: string; now: Date },
): Promise<LinkRow | undefined> {
  const [found] = await db
    .select({ link: accountLinks })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.email, accountLinks.email)))
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
        isNull(users.disabledAt),
      ),
    );
  return found?.link;
}

/** Marks every link of these kinds as used, so that none of them works any more. */
export async function spendLinks(db: Db, userId: string, purposes: LinkPurpose[], now: Date): Promise<void> {
  await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.userId, userId),
        inArray(accountLinks.purpose, purposes),
        isNull(accountLinks.usedAt),
      ),
    );
}

export async function spendLink(db: Db, id: string, now: Date): Promise<void> {
  await db.update(accountLinks).set({ usedAt: now }).where(eq(accountLinks.id, id));
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now));
}
