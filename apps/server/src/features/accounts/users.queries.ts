import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
type UserChanges = Partial<Omit<NewUser, 'id' | 'createdAt' | 'updatedAt'>>;

/** The unique index of the address, as a violation reports it. */
export const emailKey = 'users_email_key';

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function listUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Addresses are kept in lower case. */
export async function listUsersByEmail(db: Db, emails: readonly string[]): Promise<UserRow[]> {
  if (emails.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(inArray(users.email, [...emails]));
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

export async function findUserByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
  return user;
}

/**
 * Every change of an account, its sessions, devices and links starts with this lock. Changes of one account
 * so take turns, and since all take it first they can't wait for each other in a circle.
 */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Nothing happens, and nothing is answered, when the e-mail address or the username is taken. */
export async function insertUserIfFree(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function changeUser(db: Db, id: string, changes: UserChanges, now: Date): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row!;
}

/** For the demo, whose accounts are older than their database. */
export async function dateBack(db: Db, id: string, createdAt: Date): Promise<void> {
  await db.update(users).set({ createdAt, updatedAt: createdAt }).where(eq(users.id, id));
}
