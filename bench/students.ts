import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashPassword } from '../apps/server/src/features/accounts/password-hashing.ts';
import { hashSecret } from '../apps/server/src/platform/secret-hash.ts';

export interface Student {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  /** Of a test that runs, if `addRunningTests` made one. */
  readonly testSlug: string;
}

export const benchPassword = 'Sevenfold7!';

/** Signed-in students, put into the database with one hash for all: hashing so many would be what is measured. */
export async function addStudents(client: pg.ClientBase, count: number): Promise<Student[]> {
  const students = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, token: randomUUID(), email: `${id}@bench.example`, testSlug: id.replaceAll('-', '') };
  });
  const ids = students.map(({ id }) => id);
  await client.query(
    `insert into users (id, role_id, username, email, password_hash, verified, created_at, updated_at)
      select id, 3, 'bench-' || id, id || '@bench.example', $2, true, now(), now() from unnest($1::uuid[]) id`,
    [ids, await hashPassword(benchPassword)],
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

/** A test of the bank's first ten questions for each, of last month so that it leaves this month's allowance alone. */
export async function addRunningTests(client: pg.ClientBase, students: readonly Student[]): Promise<void> {
  await client.query(
    `with made as (
       insert into practice_tests (slug, user_id, subject_id, duration, created_at, started_at, deadline_at)
       select slug, id, (select min(id) from subjects), 120, now() - interval '40 days', now(),
         now() + interval '1 day'
       from unnest($1::uuid[], $2::text[]) given (id, slug) returning id
     )
     insert into practice_test_questions (test_id, question_id, position)
     select made.id, n, n - 1 from made, generate_series(1, 10) n`,
    [students.map(({ id }) => id), students.map(({ testSlug }) => testSlug)],
  );
}

/** Ten bookmarks each, other ones for every student. */
export async function addBookmarks(client: pg.ClientBase, students: readonly Student[]): Promise<void> {
  await client.query(
    `insert into user_questions (user_id, question_id, created_at)
     select id, 1 + (place * 10 + n) % (select least(count(*), 3000) from questions), now()
     from unnest($1::uuid[]) with ordinality given (id, place), generate_series(0, 9) n`,
    [students.map(({ id }) => id)],
  );
}
