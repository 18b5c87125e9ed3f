import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subjects, topics } from './catalogue.tables.ts';

export async function upsertSubject(db: Db, subject: typeof subjects.$inferInsert): Promise<number> {
  const { slug: _, ...changes } = subject;
  const [row] = await db
    .insert(subjects)
    .values(subject)
    .onConflictDoUpdate({ target: subjects.slug, set: changes })
    .returning({ id: subjects.id });
  return row!.id;
}

/** Ids by slug. The topics are of one subject. */
export async function upsertTopics(
  db: Db,
  rows: (typeof topics.$inferInsert)[],
): Promise<Map<string, number>> {
  const saved = await db
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: [topics.subjectId, topics.slug],
      set: {
        parentTopicId: sql`excluded.parent_topic_id`,
        topicName: sql`excluded.topic_name`,
        topicNumber: sql`excluded.topic_number`,
        position: sql`excluded.position`,
      },
    })
    .returning({ id: topics.id, slug: topics.slug });
  return new Map(saved.map(({ id, slug }) => [slug, id]));
}

export async function listTopicIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: topics.id, topic: topics.slug, subject: subjects.slug })
    .from(topics)
    .innerJoin(subjects, eq(subjects.id, topics.subjectId));
  return new Map(rows.map(({ id, topic, subject }) => [`${subject}/${topic}`, id]));
}

/** The same lock that every write to the bank takes by trigger. */
export async function lockBank(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7000002)`);
}
