import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const subjects = pgTable(
  'subjects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    subjectName: text('subject_name').notNull(),
    /** What it is found by, and of which text that was made: see `packages/search-text`. */
    searchText: text('search_text'),
    searchTextOf: text('search_text_of'),
    position: integer('position').notNull().default(0),
    /** Subjects that only staff see. */
    staffOnly: boolean('staff_only').notNull().default(false),
  },
  (table) => [uniqueIndex('subjects_slug_key').on(table.slug)],
);

/** Topics, subtopics and sub-subtopics: the same kind of record, three levels at most. */
export const topics = pgTable(
  'topics',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    parentTopicId: integer('parent_topic_id').references((): AnyPgColumn => topics.id, {
      onDelete: 'cascade',
    }),
    slug: text('slug').notNull(),
    topicName: text('topic_name').notNull(),
    /** What it is found by, and of which text that was made: see `packages/search-text`. */
    searchText: text('search_text'),
    searchTextOf: text('search_text_of'),
    /** What students call it, one word or phrase each; once staff have changed them, content files no longer do. */
    vocabulary: text('vocabulary').array().notNull().default([]),
    vocabularyByStaff: boolean('vocabulary_by_staff').notNull().default(false),
    /** The words of it, as they are indexed; made by the server. */
    vocabularyText: text('vocabulary_text').notNull().default(''),
    topicNumber: text('topic_number').notNull().default(''),
    position: integer('position').notNull().default(0),
    /** Ids from the top of the tree down to the topic itself; kept by a trigger. */
    path: integer('path').array().notNull().default([]),
    depth: smallint('depth').notNull().default(1),
    /** Visible questions in this topic and below; kept by triggers on question_places. */
    questionCount: integer('question_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('topics_subject_slug_key').on(table.subjectId, table.slug),
    index('topics_parent_index').on(table.parentTopicId),
  ],
);

/** What a subtopic builds on, straight away; kept in content files alone. */
export const topicPrerequisites = pgTable(
  'topic_prerequisites',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    prerequisiteId: integer('prerequisite_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.prerequisiteId] }),
    index('topic_prerequisites_prerequisite_index').on(table.prerequisiteId),
  ],
);

/** Slugs that subjects had before: links with them still find their subject, and so do content files and imports. */
export const formerSubjectSlugs = pgTable(
  'former_subject_slugs',
  {
    slug: text('slug').primaryKey(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_subject_slugs_subject_index').on(table.subjectId)],
);

/** The same for topics, whose slugs are unique in their subject only. */
export const formerTopicSlugs = pgTable(
  'former_topic_slugs',
  {
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.slug] }),
    index('former_topic_slugs_topic_index').on(table.topicId),
  ],
);

/** One row whose number grows, by triggers, with every transaction that changes the bank: what is kept of it is keyed by this. */
export const bankVersion = pgTable('bank_version', {
  id: smallint('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  /** The transaction that counted last; it counts once, however many statements it has. */
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
});
