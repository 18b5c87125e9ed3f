import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import { paperAudiences, paperSources } from '@sevenfold/contract/papers/paper.constants';
import { paperNames } from '@sevenfold/contract/questions/question.constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { subjects } from '../catalogue/catalogue.tables.ts';
import { questions } from '../questions/questions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const subject = () =>
  integer('subject_id')
    .notNull()
    .references(() => subjects.id, { onDelete: 'cascade' });

/** What staff want of a paper, kept to make papers of it. */
export const blueprints = pgTable(
  'blueprints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    subjectId: subject(),
    /** The paper of the exam that it is like. */
    paper: text('paper', { enum: paperNames }),
    minutes: smallint('minutes').notNull(),
    wishes: jsonb('wishes').$type<Blueprint>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('blueprints_subject_index').on(table.subjectId)],
);

/** Never changed once it was sat, but for its name and who may see it: whoever sat it reads it beside their result. */
export const papers = pgTable(
  'papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    subjectId: subject(),
    paper: text('paper', { enum: paperNames }),
    /** The set of a mock, or the version of a paper. */
    letter: text('letter'),
    minutes: smallint('minutes').notNull(),
    readingMinutes: smallint('reading_minutes').notNull(),
    /** Null where each question says it. */
    calculatorAllowed: boolean('calculator_allowed'),
    source: text('source', { enum: paperSources }).notNull(),
    /** Whose own paper it is. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    blueprintId: integer('blueprint_id').references(() => blueprints.id, { onDelete: 'set null' }),
    audience: text('audience', { enum: paperAudiences }).notNull(),
    opensAt: moment('opens_at'),
    published: boolean('published').notNull(),
    /** Names a mock in the content files. */
    contentKey: text('content_key'),
    /** As many as it was made of: one that has lost a question isn't shown to students. */
    questionCount: smallint('question_count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('papers_slug_key').on(table.slug),
    uniqueIndex('papers_content_key').on(table.contentKey),
    index('papers_subject_index').on(table.subjectId),
    index('papers_owner_index').on(table.ownerId, table.createdAt),
    index('papers_blueprint_index').on(table.blueprintId),
    check('papers_owner_check', sql`(owner_id is not null) = (source = 'student')`),
  ],
);

const paper = () =>
  integer('paper_id')
    .notNull()
    .references(() => papers.id, { onDelete: 'cascade' });

export const paperQuestions = pgTable(
  'paper_questions',
  {
    paperId: paper(),
    /** From 0, through all sections. */
    position: smallint('position').notNull(),
    /** The name of its section; empty where the paper has none. */
    section: text('section').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** As they were when the paper was made. */
    marks: smallint('marks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.position] }),
    index('paper_questions_question_index').on(table.questionId),
  ],
);

/** Who may see a paper that is for chosen students. */
export const paperStudents = pgTable(
  'paper_students',
  {
    paperId: paper(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.userId] }),
    index('paper_students_user_index').on(table.userId),
  ],
);

/** What staff have set for a course; where they haven't, the contract's estimates count. */
export const paperCourses = pgTable('paper_courses', {
  subjectId: integer('subject_id')
    .primaryKey()
    .references(() => subjects.id, { onDelete: 'cascade' }),
  /** Where its formula booklet is. */
  booklet: text('booklet'),
  updatedAt: moment('updated_at').notNull(),
});

/** From which share of the marks a paper earns a grade. */
export const gradeBoundaries = pgTable(
  'grade_boundaries',
  {
    subjectId: subject(),
    /** The paper's name; empty for papers that are like none of the exam. */
    paper: text('paper').notNull(),
    grade: smallint('grade').notNull(),
    percent: real('percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.paper, table.grade] }),
    check('grade_boundaries_grade_check', sql`grade between 2 and 7`),
  ],
);
