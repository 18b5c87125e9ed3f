import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { accountLinks, providerIdentities, sessions, users } from './accounts.tables.ts';

const demoUsers = (db: Db) => db.select({ id: users.id }).from(users).where(eq(users.isDemo, true));

export const countDemoUsers = (db: Db): Promise<number> => db.$count(users, eq(users.isDemo, true));

/** Of all of them, or of one: sessions, links that were mailed, and what providers say. */
export async function closeWaysIn(db: Db, userId?: string): Promise<void> {
  const ids = userId === undefined ? demoUsers(db) : [userId];
  for (const table of [sessions, accountLinks, providerIdentities]) {
    await db.delete(table).where(inArray(table.userId, ids));
  }
}
