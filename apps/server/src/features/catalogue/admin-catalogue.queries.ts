import { keptSearchText } from '@sevenfold/search-text/search-text';
import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { formerSubjectSlugs, formerTopicSlugs, subjects, topics } from './catalogue.tables.ts';
import { subjectSearchText } from './subject-search-text.ts';

export type SubjectRecord = typeof subjects.$inferSelect;
export type TopicRecord = typeof topics.$inferSelect;

const heldSubjectRow = z.object({
  id: z.int(),
  slug: z.string(),
  subject_name: z.string(),
  staff_only: z.boolean(),
  former_slugs: z.array(z.string()),
  topics: z.int(),
  questions: z.int(),
  visible: z.int(),
  tests: z.int(),
});

export type HeldSubject = Readonly<z.output<typeof heldSubjectRow>>;

/**
 * What hangs on subjects and topics is counted over tables of other features: it decides what may be deleted, in one
 * statement with the lock, so it can't be asked of each of them in turn.
 */
export async function listHeldSubjects(db: Db): Promise<HeldSubject[]> {
  return readRows(
    db,
    'what subjects hold',
    heldSubjectRow,
    sql`
    select s.id, s.slug, s.subject_name, s.staff_only,
      array(select f.slug from former_subject_slugs f where f.subject_id = s.id order by f.slug) as former_slugs,
      coalesce(t.amount, 0) as topics, coalesce(q.amount, 0) as questions, coalesce(q.visible, 0) as visible,
      coalesce(p.amount, 0) as tests
    from subjects s
      left join (select subject_id, count(*)::int as amount from topics group by 1) t on t.subject_id = s.id
      left join (
        select subject_id, count(*)::int as amount, count(*) filter (where visible)::int as visible
        from question_places where not shared group by 1
      ) q on q.subject_id = s.id
      left join (select subject_id, count(*)::int as amount from practice_tests group by 1) p
        on p.subject_id = s.id
    order by s.position, s.id`,
  );
}

const heldTopicRow = z.object({
  id: z.int(),
  subject_id: z.int(),
  parent_topic_id: z.int().nullable(),
  slug: z.string(),
  topic_name: z.string(),
  topic_number: z.string(),
  depth: z.int(),
  position: z.int(),
  former_slugs: z.array(z.string()),
  own_questions: z.int(),
  other_questions: z.int(),
  tests: z.int(),
  syllabus: z.boolean(),
});

export type HeldTopic = Readonly<z.output<typeof heldTopicRow>>;

/** Level by level, in their order within each. */
export async function listHeldTopics(db: Db, subjectId: number): Promise<HeldTopic[]> {
  return readRows(
    db,
    'what topics hold',
    heldTopicRow,
    sql`
    with own as (select * from topics where subject_id = ${subjectId})
    select t.id, t.subject_id, t.parent_topic_id, t.slug, t.topic_name, t.topic_number, t.depth, t.position,
      array(select f.slug from former_topic_slugs f where f.topic_id = t.id order by f.slug) as former_slugs,
      (select count(*)::int from questions q where q.topic_id = t.id) as own_questions,
      (select count(*)::int from question_other_topics o where o.topic_id = t.id) as other_questions,
      coalesce(p.amount, 0) as tests,
      exists (select from syllabuses y where y.topic_id = t.id) as syllabus
    from own t
      left join (
        select topic_id, count(*)::int as amount from practice_test_topics
        where topic_id in (select id from own) group by 1
      ) p on p.topic_id = t.id
    order by t.depth, t.position, t.id`,
  );
}

export async function findSubjectRecord(db: Db, id: number): Promise<SubjectRecord | undefined> {
  const [row] = await db.select().from(subjects).where(eq(subjects.id, id));
  return row;
}

export async function findTopicRecord(db: Db, id: number): Promise<TopicRecord | undefined> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id));
  return row;
}

export interface VocabularyHolder {
  readonly id: number;
  readonly topicName: string;
  readonly subjectName: string;
  readonly vocabulary: readonly string[];
}

/** A topic, and the one with its slug at the other level of the course: content gives both the same words. */
export const listVocabularyHolders = (db: Db, topic: TopicRecord): Promise<VocabularyHolder[]> =>
  db
    .select({
      id: topics.id,
      topicName: topics.topicName,
      subjectName: subjects.subjectName,
      vocabulary: topics.vocabulary,
    })
    .from(topics)
    .innerJoin(subjects, eq(subjects.id, topics.subjectId))
    .where(
      or(
        eq(topics.id, topic.id),
        and(
          eq(topics.slug, topic.slug),
          sql`${subjects.slug} = sibling_slug((select slug from subjects where id = ${topic.subjectId}))`,
        ),
      ),
    )
    .orderBy(sql`${topics.id} <> ${topic.id}`);

/** A test or a question that is about to name the row waits, and those that did are seen by what is read next. */
export async function lockSubject(db: Db, id: number): Promise<void> {
  await db.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)).for('update');
}

export async function lockTopic(db: Db, id: number): Promise<void> {
  await db.select({ id: topics.id }).from(topics).where(eq(topics.id, id)).for('update');
}

export async function insertSubject(
  db: Db,
  subject: Pick<SubjectRecord, 'slug' | 'subjectName' | 'staffOnly'>,
): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from subjects)`;
  const [row] = await db
    .insert(subjects)
    .values({ ...subject, ...subjectSearchText(subject), position })
    .returning({ id: subjects.id });
  return row!.id;
}

export async function updateSubject(
  db: Db,
  id: number,
  subject: Pick<SubjectRecord, 'slug' | 'subjectName' | 'staffOnly'>,
): Promise<void> {
  await db
    .update(subjects)
    .set({ ...subject, ...subjectSearchText(subject) })
    .where(eq(subjects.id, id));
}

/** Writes only where the place changes. */
export async function placeSubjects(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update subjects s set position = given.place - 1
    from unnest(${sql.param([...ids])}::int[]) with ordinality as given(id, place)
    where s.id = given.id and s.position <> given.place - 1`);
}

export async function removeSubject(db: Db, id: number): Promise<void> {
  await db.delete(subjects).where(eq(subjects.id, id));
}

export async function insertTopic(
  db: Db,
  topic: Pick<TopicRecord, 'subjectId' | 'parentTopicId' | 'slug' | 'topicName' | 'topicNumber'>,
): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from topics
    where subject_id = ${topic.subjectId} and parent_topic_id is not distinct from ${topic.parentTopicId}::int)`;
  const [row] = await db
    .insert(topics)
    .values({ ...topic, ...keptSearchText(topic.topicName), position })
    .returning({ id: topics.id });
  return row!.id;
}

export async function updateTopic(
  db: Db,
  id: number,
  topic: Pick<TopicRecord, 'slug' | 'topicName' | 'topicNumber'>,
): Promise<void> {
  await db
    .update(topics)
    .set({ ...topic, ...keptSearchText(topic.topicName) })
    .where(eq(topics.id, id));
}

/** All at once, so that the triggers see one change of the tree. */
export async function placeTopics(
  db: Db,
  parentTopicId: number | null,
  ids: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update topics t set parent_topic_id = ${parentTopicId}::int, position = given.place - 1
    from unnest(${sql.param([...ids])}::int[]) with ordinality as given(id, place)
    where t.id = given.id
      and (t.parent_topic_id, t.position) is distinct from (${parentTopicId}::int, (given.place - 1)::int)`);
}

export async function writeNumbers(db: Db, numbers: ReadonlyMap<number, string>): Promise<void> {
  await db.execute(sql`
    update topics t set topic_number = given.number
    from unnest(${sql.param([...numbers.keys()])}::int[], ${sql.param([...numbers.values()])}::text[])
      as given(id, number)
    where t.id = given.id and t.topic_number <> given.number`);
}

export async function removeTopic(db: Db, id: number): Promise<void> {
  await db.delete(topics).where(eq(topics.id, id));
}

/** The old slug leads here from now on; the new one leads nowhere else any more. */
export async function noteSubjectSlug(db: Db, subjectId: number, before: string | undefined, now: string) {
  await db.delete(formerSubjectSlugs).where(eq(formerSubjectSlugs.slug, now));
  if (before !== undefined) await db.insert(formerSubjectSlugs).values({ slug: before, subjectId });
}

export async function noteTopicSlug(
  db: Db,
  { id, subjectId }: { id: number; subjectId: number },
  before: string | undefined,
  now: string,
) {
  await db
    .delete(formerTopicSlugs)
    .where(and(eq(formerTopicSlugs.subjectId, subjectId), eq(formerTopicSlugs.slug, now)));
  if (before !== undefined) {
    await db.insert(formerTopicSlugs).values({ subjectId, slug: before, topicId: id });
  }
}

export async function findFormerSubject(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: formerSubjectSlugs.subjectId })
    .from(formerSubjectSlugs)
    .where(eq(formerSubjectSlugs.slug, slug));
  return row?.id;
}

export async function findFormerTopic(db: Db, subjectId: number, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: formerTopicSlugs.topicId })
    .from(formerTopicSlugs)
    .where(and(eq(formerTopicSlugs.subjectId, subjectId), eq(formerTopicSlugs.slug, slug)));
  return row?.id;
}
