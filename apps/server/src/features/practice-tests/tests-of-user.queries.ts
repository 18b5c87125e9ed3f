import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { practiceTests } from './practice-tests.tables.ts';
import type { TestRow } from './tests.queries.ts';

export async function countTests(db: Db, userId: string): Promise<{ made: number; finished: number }> {
  const [row] = await db
    .select({ made: count(), finished: count(practiceTests.finishedAt) })
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId));
  return row!;
}

export async function listLatestTests(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ test: TestRow; questions: number }[]> {
  return db
    .select({
      test: getTableColumns(practiceTests),
      questions: sql<number>`(select count(*)::int from practice_test_questions q where q.test_id = practice_tests.id)`,
    })
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId))
    .orderBy(desc(practiceTests.createdAt), desc(practiceTests.id))
    .limit(limit);
}

/** Neither ended nor over, the newest first. */
export const listOpenTests = (db: Db, userId: string, now: Date): Promise<TestRow[]> =>
  db
    .select()
    .from(practiceTests)
    .where(
      and(
        eq(practiceTests.userId, userId),
        isNull(practiceTests.finishedAt),
        sql`(${practiceTests.deadlineAt} is null or ${practiceTests.deadlineAt} > ${now})`,
      ),
    )
    .orderBy(desc(practiceTests.createdAt), desc(practiceTests.id));
