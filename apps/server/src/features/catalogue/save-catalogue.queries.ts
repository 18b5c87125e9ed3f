import { keptSearchText, vocabularyText } from '@sevenfold/search-text/search-text';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { formerSubjectSlugs, formerTopicSlugs, subjects, topics } from './catalogue.tables.ts';
import { subjectSearchText } from './subject-search-text.ts';

export async function upsertSubject(db: Db, subject: typeof subjects.$inferInsert): Promise<number> {
  const { slug, ...given } = subject;
  const changes = { ...given, ...subjectSearchText(subject) };
  const [row] = await db
    .insert(subjects)
    .values({ slug, ...changes })
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
    .values(rows.map((row) => ({ ...row, ...keptSearchText(row.topicName) })))
    .onConflictDoUpdate({
      target: [topics.subjectId, topics.slug],
      set: {
        parentTopicId: sql`excluded.parent_topic_id`,
        topicName: sql`excluded.topic_name`,
        searchText: sql`excluded.search_text`,
        searchTextOf: sql`excluded.search_text_of`,
        topicNumber: sql`excluded.topic_number`,
        position: sql`excluded.position`,
      },
    })
    .returning({ id: topics.id, slug: topics.slug });
  return new Map(saved.map(({ id, slug }) => [slug, id]));
}

/** In one statement, for the triggers. What staff have changed, only staff change again. */
export async function writeVocabularies(
  db: Db,
  vocabularies: readonly { topicId: number; words: readonly string[] }[],
  byStaff: boolean,
): Promise<void> {
  const given = JSON.stringify(
    vocabularies.map(({ topicId, words }) => ({ id: topicId, words, made: vocabularyText(words) })),
  );
  await db.execute(sql`
    update topics t set vocabulary = given.words, vocabulary_text = given.made, vocabulary_by_staff = ${byStaff}
    from json_to_recordset(${given}::json) as given(id int, words text[], made text)
    where t.id = given.id and (${byStaff} or not t.vocabulary_by_staff)
      and (t.vocabulary, t.vocabulary_text) is distinct from (given.words, given.made)`);
}

/** Also under the slugs that staff have changed since; those in use come last, so that they win. */
export async function listTopicIds(db: Db): Promise<Map<string, number>> {
  const row = z.object({ id: z.int(), topic: z.string(), subject: z.string() });
  const rows = await readRows(
    db,
    'ids of topics',
    row,
    sql`
    with subject_names as (
      select slug, subject_id, true as former from former_subject_slugs
      union all select slug, id, false from subjects
    ), topic_names as (
      select slug, topic_id, subject_id, true as former from former_topic_slugs
      union all select slug, id, subject_id, false from topics
    )
    select t.topic_id as id, t.slug as topic, s.slug as subject
    from topic_names t join subject_names s using (subject_id)
    order by s.former desc, t.former desc`,
  );
  return new Map(rows.map(({ id, topic, subject }) => [`${subject}/${topic}`, id]));
}

export async function listSubjectIds(db: Db): Promise<Map<string, number>> {
  const former = await db
    .select({ slug: formerSubjectSlugs.slug, id: formerSubjectSlugs.subjectId })
    .from(formerSubjectSlugs);
  const current = await db.select({ slug: subjects.slug, id: subjects.id }).from(subjects);
  return new Map([...former, ...current].map(({ slug, id }) => [slug, id]));
}

/** The slug that the subject of a former slug has now. */
export async function findRenamedSubject(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: subjects.slug })
    .from(formerSubjectSlugs)
    .innerJoin(subjects, eq(subjects.id, formerSubjectSlugs.subjectId))
    .where(eq(formerSubjectSlugs.slug, slug));
  return row?.slug;
}

/** By the slugs that topics of a subject had before, those that they have now. */
export async function listRenamedTopics(db: Db, subjectId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ before: formerTopicSlugs.slug, now: topics.slug })
    .from(formerTopicSlugs)
    .innerJoin(topics, eq(topics.id, formerTopicSlugs.topicId))
    .where(eq(formerTopicSlugs.subjectId, subjectId));
  return new Map(rows.map(({ before, now }) => [before, now]));
}

/** The same lock that every write to the bank takes by trigger. */
export async function lockBank(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7000002)`);
}
