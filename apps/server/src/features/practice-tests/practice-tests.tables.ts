import type { RepliedField } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { subjects, topics } from '../catalogue/catalogue.tables.ts';
import { papers } from '../papers/papers.tables.ts';
import { questions } from '../questions/questions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const practiceTests = pgTable(
  'practice_tests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    /** In minutes. */
    duration: smallint('duration').notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    /** Set with the start and never moved: whoever reads the test after it finds it finished. */
    deadlineAt: moment('deadline_at'),
    finishedAt: moment('finished_at'),
    endedBy: text('ended_by', { enum: ['student', 'deadline'] }),
    getGraded: boolean('get_graded').notNull().default(false),
    /** The faculty's marks. */
    marksObtained: real('marks_obtained'),
    /** What the faculty says of the whole test. */
    facultyComment: text('faculty_comment'),
    /** Null where nothing was typed; marked once, after the end. */
    repliesState: text('replies_state', { enum: ['typed', 'marked'] }),
    /** The paper that is sat in it. */
    paperId: integer('paper_id').references(() => papers.id, { onDelete: 'set null' }),
    /** So long after the start replies stay closed. They are added to the duration. */
    readingMinutes: smallint('reading_minutes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('practice_tests_slug_key').on(table.slug),
    index('practice_tests_user_index').on(table.userId, table.createdAt),
    index('practice_tests_open_index').on(table.deadlineAt),
    // The overview looks at all students' tests of some weeks.
    index('practice_tests_created_index').on(table.createdAt, table.userId),
    index('practice_tests_finished_index').on(table.finishedAt, table.userId),
    index('practice_tests_paper_index').on(table.paperId, table.userId).where(sql`paper_id is not null`),
    // Those that run or wait for their marking: a few of very many.
    index('practice_tests_unmarked_index').on(table.finishedAt).where(sql`replies_state = 'typed'`),
  ],
);

const test = () =>
  integer('test_id')
    .notNull()
    .references(() => practiceTests.id, { onDelete: 'cascade' });

/** What was chosen in the builder, level by level of the tree. */
export const practiceTestTopics = pgTable(
  'practice_test_topics',
  {
    testId: test(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.testId, table.topicId] })],
);

/** Without what was typed, since lists of tests add them up. */
export interface RepliedMarks {
  /** The marking broke down: then there are no fields. */
  readonly failed: boolean;
  readonly fields: readonly RepliedField[];
}

export const practiceTestQuestions = pgTable(
  'practice_test_questions',
  {
    testId: test(),
    position: smallint('position').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['attempted', 'skipped'] }),
    statusAt: moment('status_at'),
    /** Places of the mark-scheme lines that the student ticked; null until the student marks the question. */
    tickedLines: smallint('ticked_lines').array(),
    /** What each field came to when the test was closed; null until then, and where nothing was typed. */
    repliedFields: jsonb('replied_fields').$type<RepliedMarks>(),
    /** How long the student had it open; null where nobody measured. */
    spentMs: integer('spent_ms'),
    /** Out of 5, as the sheet that was returned has it; null where the faculty gave none to this question. */
    facultyMarks: real('faculty_marks'),
    facultyLines: smallint('faculty_lines').array(),
    facultyComment: text('faculty_comment'),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.position] }),
    uniqueIndex('practice_test_questions_question_key').on(table.testId, table.questionId),
    index('practice_test_questions_question_index').on(table.questionId),
  ],
);

/** What was typed, the last of each field; once it is marked, with what was read and is to be said of it. */
export const practiceTestReplies = pgTable(
  'practice_test_replies',
  {
    testId: test(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    value: text('value').notNull(),
    readHtml: text('read_html'),
    noteHtml: text('note_html'),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.questionId, table.field] }),
    index('practice_test_replies_question_index').on(table.questionId),
  ],
);

/** Actions that have been counted, by the ids that clients gave them. One that comes again changes nothing. */
export const practiceTestActions = pgTable(
  'practice_test_actions',
  {
    testId: test(),
    actionId: uuid('action_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.actionId] })],
);
