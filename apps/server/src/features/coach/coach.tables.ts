import { eventSources, examSessions } from '@sevenfold/contract/coach/coach.constants';
import type { LearningState } from '@sevenfold/learning/state';
import type { Suspicion } from '@sevenfold/learning/suspicious-items';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const subject = () =>
  integer('subject_id')
    .notNull()
    .references(() => subjects.id, { onDelete: 'cascade' });

/** One row for each student of whom the coach keeps something. Whoever writes events holds it, so they come one by one. */
export const learners = pgTable(
  'learners',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the last event. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Another one whenever an event was changed or removed that a kept state may hold: those are then worth nothing. */
    generation: uuid('generation').notNull(),
    weeklyMail: boolean('weekly_mail').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The Monday of the week of which the last mail told. */
    mailedWeek: date('mailed_week', { mode: 'string' }),
    /** Of the link for parents, which is known to nobody else. */
    shareHash: text('share_hash'),
    sharedAt: moment('shared_at'),
  },
  (table) => [
    uniqueIndex('learners_share_key').on(table.shareHash),
    index('learners_mail_index').on(table.mailedWeek).where(sql`weekly_mail`),
  ],
);

export const examPlans = pgTable(
  'exam_plans',
  {
    userId: owner(),
    subjectId: subject(),
    session: text('session', { enum: examSessions }).notNull(),
    year: smallint('year').notNull(),
    /** The day of the first paper, where the student knows it. */
    firstPaper: date('first_paper', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subjectId] }),
    index('exam_plans_subject_index').on(table.subjectId),
  ],
);

export interface AnsweredField {
  readonly field: string;
  readonly value: string;
  readonly marks: number;
  readonly of: number;
  readonly readHtml?: string;
  readonly noteHtml?: string;
}

/** What a notebook of mistakes tells of an answer. */
export interface AnswerDetails {
  readonly replies?: readonly AnsweredField[];
  /** Places of the mark-scheme lines that were not earned. */
  readonly missedLines?: readonly number[];
  readonly comment?: string;
}

/**
 * One row for each marked answer, with what the question was when it was answered: what is derived can be made anew from
 * these rows alone. The same answer has the same source, however often it is told.
 */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** Counts a student's events in the order in which they were kept, without a gap. */
    seq: integer('seq').notNull(),
    /** Such as `test:17:4711`. */
    sourceKey: text('source_key').notNull(),
    source: text('source', { enum: eventSources }).notNull(),
    inTest: boolean('in_test').notNull(),
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    design: text('design').notNull(),
    subjectId: subject(),
    /** Its own topic, then the others that it needs. */
    topicIds: integer('topic_ids').array().notNull(),
    /** The other level at which the question is listed as well, and its topic there: it counts in both. */
    twinSubjectId: integer('twin_subject_id').references(() => subjects.id, { onDelete: 'set null' }),
    twinTopicIds: integer('twin_topic_ids').array().notNull().default([]),
    difficulty: smallint('difficulty').notNull(),
    kind: text('kind', { enum: ['choice', 'written'] }).notNull(),
    marks: real('marks').notNull(),
    of: real('of').notNull(),
    /** The same question was answered before. */
    retry: boolean('retry').notNull(),
    /** The first answer to the design, which tells of the design and not of the student's memory. */
    first: boolean('first').notNull(),
    /** False while parts of it are still to be answered. */
    complete: boolean('complete').notNull(),
    details: jsonb('details').$type<AnswerDetails>().notNull().default({}),
    /** When it was answered, and when that was kept. */
    at: moment('at').notNull(),
    keptAt: moment('kept_at').notNull(),
    /** Derived: the ability in the topic just before, for the figures of designs. */
    ability: real('ability'),
  },
  (table) => [
    uniqueIndex('learning_events_source_key').on(table.userId, table.sourceKey),
    uniqueIndex('learning_events_seq_key').on(table.userId, table.seq),
    index('learning_events_at_index').on(table.userId, table.at),
    index('learning_events_design_index').on(table.userId, table.design),
    index('learning_events_question_index').on(table.questionId),
    // Figures of designs look at all students' first answers.
    index('learning_events_first_index').on(table.subjectId, table.design).where(sql`first`),
    index('learning_events_twin_index').on(table.twinSubjectId),
  ],
);

/** What follows from a student's events up to one of them. */
export const learningStates = pgTable(
  'learning_states',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => learners.userId, { onDelete: 'cascade' }),
    subjectId: subject(),
    seq: integer('seq').notNull(),
    generation: uuid('generation').notNull(),
    /** With which rules it was made. */
    model: smallint('model').notNull(),
    state: jsonb('state').$type<LearningState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subjectId] }),
    index('learning_states_subject_index').on(table.subjectId),
  ],
);

/** Links in mails by which the week by mail ends: each mail has its own, and older ones work as well. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => learners.userId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('unsubscribe_links_user_index').on(table.userId)],
);

/** In the student's own words. By the source of the answer: what is taken back and told again keeps them. */
export const mistakeNotes = pgTable(
  'mistake_notes',
  {
    userId: owner(),
    sourceKey: text('source_key').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sourceKey] })],
);

/** Derived: what replies say of each design. Figured once a night. */
export const itemFigures = pgTable(
  'item_figures',
  {
    subjectId: subject(),
    design: text('design').notNull(),
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    topicId: integer('topic_id').notNull(),
    difficulty: smallint('difficulty').notNull(),
    replies: integer('replies').notNull(),
    facility: real('facility'),
    discrimination: real('discrimination'),
    suspicions: jsonb('suspicions').$type<readonly Suspicion[]>().notNull(),
    figuredAt: moment('figured_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.design] }),
    index('item_figures_question_index').on(table.questionId),
  ],
);
