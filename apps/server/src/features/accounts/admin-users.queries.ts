import { isOwner, roleIds } from '@sevenfold/contract/accounts/roles';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { devices, sessions, users } from './accounts.tables.ts';
import type { UserRow } from './users.queries.ts';

export interface UserFilter {
  readonly q?: string | undefined;
  readonly role?: keyof typeof roleIds | undefined;
  readonly verified?: 'yes' | 'no' | undefined;
  readonly state?: 'active' | 'locked' | 'disabled' | undefined;
  /** Only these, or only others than these. */
  readonly among?: { readonly ids: readonly string[]; readonly inside: boolean } | undefined;
}

export interface UserPage {
  readonly sort: 'created' | 'name' | 'email' | 'seen';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

export interface SeenUser {
  readonly user: UserRow;
  readonly seenAt: Date | null;
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Numbers are written with and without spaces; three digits are the least that tell anything. */
function phoneLike(q: string): SQL | undefined {
  const digits = q.replaceAll(/[\s()-]/g, '');
  if (!/^\+?\d{3,}$/.test(digits)) return undefined;
  return ilike(sql`replace(${users.phone}, ' ', '')`, containing(digits));
}

const states = {
  active: () => and(isNull(users.lockedAt), isNull(users.disabledAt)),
  locked: () => isNotNull(users.lockedAt),
  disabled: () => isNotNull(users.disabledAt),
};

const matching = ({ q, role, verified, state, among }: UserFilter): SQL | undefined =>
  and(
    q
      ? or(
          ilike(users.fullName, containing(q)),
          ilike(users.username, containing(q)),
          ilike(users.email, containing(q)),
          phoneLike(q),
          sql`${users.id}::text = ${q.toLowerCase()}`,
        )
      : undefined,
    role ? eq(users.roleId, roleIds[role]) : undefined,
    verified ? eq(users.verified, verified === 'yes') : undefined,
    state ? states[state]() : undefined,
    among ? sql`(${users.id} = any(${sql.param([...among.ids])}::uuid[])) = ${among.inside}` : undefined,
  );

/** By its names: in a query of one table, columns of another would lose theirs. */
const seenAt = sql<Date | null>`(select max(d.last_seen_at) from devices d where d.user_id = users.id)`
  .mapWith((value: string | null) => (value === null ? null : new Date(value)))
  .as('seen_at');

const seenUsers = (db: Db) => db.select({ user: getTableColumns(users), seenAt }).from(users);

const sortedBy = {
  created: sql`${users.createdAt}`,
  name: sql`lower(coalesce(nullif(${users.fullName}, ''), ${users.username}))`,
  email: sql`${users.email}`,
  seen: sql`seen_at`,
};

export async function listUserPage(db: Db, filter: UserFilter, page: UserPage): Promise<SeenUser[]> {
  const direction = page.order === 'asc' ? asc : desc;
  return seenUsers(db)
    .where(matching(filter))
    .orderBy(sql`${direction(sortedBy[page.sort])} nulls last`, direction(users.id))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(users).where(matching(filter));
  return counted?.total ?? 0;
}

/** The next ones after somebody, the oldest account first: pages that stay right while people sign up. */
export async function listUsersAfter(
  db: Db,
  filter: UserFilter,
  last: UserRow | undefined,
  limit: number,
): Promise<SeenUser[]> {
  const after =
    last && sql`(${users.createdAt}, ${users.id}) > (${last.createdAt.toISOString()}, ${last.id})`;
  return seenUsers(db)
    .where(and(matching(filter), after))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit);
}

export async function findSeenUser(db: Db, id: string): Promise<SeenUser | undefined> {
  const [found] = await seenUsers(db).where(eq(users.id, id));
  return found;
}

export async function listSessions(db: Db, userId: string, endedBy: Date) {
  return db
    .select({
      id: sessions.id,
      device: devices.name,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, endedBy)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Whoever takes power from somebody holds all owners first, in one order: two owners who remove each other at the same
 * moment take turns, and the second is no owner any more.
 */
export async function holdOwners(db: Db): Promise<ReadonlySet<string>> {
  const owners = await db
    .select({ id: users.id, roleId: users.roleId, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.roleId, roleIds.owner))
    .orderBy(asc(users.id))
    .for('update');
  // A row that was changed while this waited is read anew, and may not be an owner's any more.
  return new Set(owners.filter((row) => isOwner(row.roleId) && !row.disabledAt).map(({ id }) => id));
}

export async function removeUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function findLockedUsers(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(users.lockedAt) })
    .from(users)
    .where(isNotNull(users.lockedAt));
  return row!;
}
