import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { devices, sessions, users } from './accounts.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const sessionQuery = prepared((db) =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      lastUsedAt: sessions.lastUsedAt,
      roleId: users.roleId,
      fullName: users.fullName,
      username: users.username,
      isDemo: users.isDemo,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        gt(sessions.lastUsedAt, sql.placeholder('endedBy')),
        isNull(users.lockedAt),
        isNull(users.disabledAt),
      ),
    )
    .prepare('sessions: of tokens'),
);

type FoundSession = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

/** The sessions of tokens with what is needed of their users; none for an account that is locked or disabled. */
export async function findSessions(
  db: Db,
  tokenHashes: readonly string[],
  endedBy: Date,
): Promise<Map<string, FoundSession>> {
  const found = await sessionQuery(db).execute({ tokenHashes, endedBy });
  return new Map(found.map((session) => [session.tokenHash, session]));
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(session).returning();
  return row!;
}

/** Of many requests at once one writes; the others find that it is done. */
export async function noteSessionUse(db: Db, id: string, now: Date, notedBefore: Date): Promise<void> {
  const noted = db.$with('noted').as(
    db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, id), lte(sessions.lastUsedAt, notedBefore)))
      .returning({ deviceId: sessions.deviceId }),
  );
  await db
    .with(noted)
    .update(devices)
    .set({ lastSeenAt: now })
    .where(eq(devices.id, sql`(select device_id from noted)`));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteSessionsOfDevice(db: Db, deviceId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.deviceId, deviceId));
}

export async function deleteEndedSessions(db: Db, endedBy: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.lastUsedAt, endedBy));
}
