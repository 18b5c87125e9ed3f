import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashSecret } from '../apps/server/src/platform/secret-hash.ts';

export interface Student {
  readonly id: string;
  readonly token: string;
}

/** Signed-in students, put into the database: hashing so many passwords would be what is measured. */
export async function addStudents(client: pg.ClientBase, count: number): Promise<Student[]> {
  const students = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  const ids = students.map(({ id }) => id);
  await client.query(
    `insert into users (id, role_id, username, email, verified, created_at, updated_at)
      select id, 3, 'bench-' || id, id || '@bench.example', true, now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `insert into devices (id, user_id, fingerprint, name, first_seen_at, last_seen_at)
      select id, id, 'bench', 'Bench', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `insert into sessions (id, user_id, device_id, token_hash, created_at, last_used_at)
      select id, id, id, hash, now(), now() from unnest($1::uuid[], $2::text[]) given (id, hash)`,
    [ids, students.map(({ token }) => hashSecret(token))],
  );
  return students;
}
