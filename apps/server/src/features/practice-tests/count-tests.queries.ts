import { count, eq, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { practiceTests } from './practice-tests.tables.ts';

export async function countTests(db: Db, userId: string) {
  const [row] = await db
    .select({
      made: count(),
      finished: count(practiceTests.finishedAt),
      lastAt: max(practiceTests.createdAt),
    })
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId));
  return row!;
}
