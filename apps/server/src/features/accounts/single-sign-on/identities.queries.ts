import { and, eq, inArray, lte, not } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { providerIdentities } from '../accounts.tables.ts';
import { usedCredentials } from './single-sign-on.tables.ts';

/** Name of the unique index, as a violation reports it. */
export const identityKey = 'provider_identities_subject_key';

/** How a provider names a user. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

const named = ({ issuer, subject }: Subject) =>
  and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject));

export async function findUserIdOfSubject(db: Db, subject: Subject): Promise<string | undefined> {
  const [identity] = await db
    .select({ userId: providerIdentities.userId })
    .from(providerIdentities)
    .where(named(subject));
  return identity?.userId;
}

export async function insertIdentity(
  db: Db,
  identity: typeof providerIdentities.$inferInsert,
): Promise<void> {
  await db.insert(providerIdentities).values(identity);
}

/** All of them, or all but the one that has just been proven. */
export async function deleteIdentities(db: Db, userId: string, kept?: Subject): Promise<void> {
  await db
    .delete(providerIdentities)
    .where(and(eq(providerIdentities.userId, userId), kept && not(named(kept)!)));
}

/** False when the credential has been used before; of two uses at the same time the later one waits and loses. */
export async function spendCredential(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.insert(usedCredentials).values({ hash, expiresAt }).onConflictDoNothing();
  return rowCount === 1;
}

/** Some of those that have run out. Skips what another login is deleting, so that nobody waits for tidying. */
export async function deleteExpiredCredentials(db: Db, now: Date): Promise<void> {
  const expired = db
    .select({ hash: usedCredentials.hash })
    .from(usedCredentials)
    .where(lte(usedCredentials.expiresAt, now))
    .limit(20)
    .for('update', { skipLocked: true });
  await db.delete(usedCredentials).where(inArray(usedCredentials.hash, expired));
}
