import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';

/** Any number, as long as nothing else in the product takes the same advisory lock. */
const demoLock = 7_000_016;

/** Of servers that start together on one database one makes the past; the others wait and find it there. */
export async function takeDemoTurn(db: Db): Promise<void> {
  // The turn of another may take longer than a statement usually may.
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
}

/** Whether somebody has used this account for something that a past would get in the way of. */
export async function isInUse(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from practice_tests where user_id = ${userId}
    union all select from completed_questions where user_id = ${userId}
    union all select from doubts where user_id = ${userId}
    union all select from checkouts where user_id = ${userId}
    limit 1`);
  return rows.length > 0;
}

/** The first question of every design of a subject, by the names of the files that they come from. */
export async function listFirstQuestions(db: Db, subject: string): Promise<{ id: number; key: string }[]> {
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    select q.id, q.key from questions q join subjects s on s.id = q.subject_id
    where s.slug = ${subject} and q.variant = 0 and q.visible and q.key is not null
    order by q.key collate "C"`);
  return rows;
}
