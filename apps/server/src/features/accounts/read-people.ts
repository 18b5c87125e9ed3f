import type { Services } from '../../platform/services.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { listUsers, listUsersByEmail } from './users.queries.ts';

/** What other features show and use of a person. */
export interface Person {
  readonly id: string;
  readonly fullName: string | null;
  readonly username: string;
  readonly email: string;
}

export async function readPeople(
  { database }: Services,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const users = await listUsers(database.db, [...new Set(ids)]);
  return new Map(users.map((user) => [user.id, personOf(user)]));
}

/** By their addresses; those that nobody has an account with are missing. */
export async function readPeopleByEmail(
  { database }: Services,
  emails: readonly string[],
): Promise<Map<string, Person>> {
  const users = await listUsersByEmail(database.db, [...new Set(emails)]);
  return new Map(users.map((user) => [user.email, personOf(user)]));
}

/** Who can be written to about other things than the account itself: whose address is proved, and who can log in. */
export async function readReachable({ database, config }: Services, id: string): Promise<Person | undefined> {
  const [user] = await listUsers(database.db, [id]);
  if (!user?.verified || user.lockedAt || user.disabledAt || isLeftOver(user, config)) return undefined;
  return personOf(user);
}

/** Whose account is there for others to look into: it may be locked for a while, but not closed. */
export async function readUnclosed({ database, config }: Services, id: string): Promise<Person | undefined> {
  const [user] = await listUsers(database.db, [id]);
  return user && !user.disabledAt && !isLeftOver(user, config) ? personOf(user) : undefined;
}

const personOf = ({ id, fullName, username, email }: Person): Person => ({ id, fullName, username, email });
