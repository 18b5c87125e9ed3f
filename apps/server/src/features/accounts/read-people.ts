import type { Services } from '../../platform/services.ts';
import { listUsers } from './users.queries.ts';

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
  return new Map(users.map(({ id, fullName, username, email }) => [id, { id, fullName, username, email }]));
}
