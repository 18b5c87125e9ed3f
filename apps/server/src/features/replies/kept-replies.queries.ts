import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { questionReplies } from './replies.tables.ts';

type NewReply = Omit<typeof questionReplies.$inferInsert, 'userId' | 'questionId' | 'checkedAt'>;

interface Checked {
  readonly userId: string;
  readonly questionId: number;
  readonly checkedAt: Date;
}

/** The last of each field stays. All in one statement, in the order of the question: two checks at once can't lock each other. */
export async function upsertReplies(db: Db, checked: Checked, replies: readonly NewReply[]): Promise<void> {
  await db
    .insert(questionReplies)
    .values(replies.map((reply) => ({ ...checked, ...reply })))
    .onConflictDoUpdate({
      target: [questionReplies.userId, questionReplies.questionId, questionReplies.field],
      set: {
        value: sql`excluded.value`,
        verdict: sql`excluded.verdict`,
        marks: sql`excluded.marks`,
        of: sql`excluded.of`,
        wasReadable: sql`${questionReplies.wasReadable} or excluded.was_readable`,
        checkedAt: sql`excluded.checked_at`,
      },
    });
}

export const listKept = (db: Db, userId: string, questionId: number) =>
  db
    .select()
    .from(questionReplies)
    .where(and(eq(questionReplies.userId, userId), eq(questionReplies.questionId, questionId)));

/** Everything that a student typed and that could be read, question by question. */
export const listReadable = (db: Db, userId: string) =>
  db
    .select()
    .from(questionReplies)
    .where(
      and(eq(questionReplies.userId, userId), notInArray(questionReplies.verdict, ['unreadable', 'empty'])),
    )
    .orderBy(asc(questionReplies.questionId), asc(questionReplies.field));
