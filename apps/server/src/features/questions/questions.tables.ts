import { difficulties, levels, months, paperParts } from '@sevenfold/contract/questions/question.constants';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.ts';
import { pictures } from '../../platform/pictures/pictures.tables.ts';
import { subjects, topics } from '../catalogue/catalogue.tables.ts';
import type { KeptReply } from './kept-reply.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const questions = pgTable(
  'questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Names the question in content files and imports: loading it again updates it. */
    key: text('key'),
    /** Questions of one design differ in their numbers only; `variant` counts them from 0. */
    designKey: text('design_key'),
    variant: integer('variant').notNull().default(0),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'restrict' }),
    /** Its place in the list of difficulties, from 1. */
    difficulty: smallint('difficulty').notNull(),
    level: text('level', { enum: levels }),
    questionNumber: text('question_number'),
    marks: smallint('marks').notNull(),
    specialInfo: text('special_info'),
    videoSolution: text('video_solution'),
    calculatorAllowed: boolean('calculator_allowed').notNull().default(true),
    verified: boolean('verified').notNull().default(false),
    topicChanged: boolean('topic_changed').notNull().default(false),
    month: text('month', { enum: months }),
    year: smallint('year'),
    paper: smallint('paper'),
    /** Where the paper has parts. */
    paperPart: text('paper_part', { enum: paperParts }),
    timezone: smallint('timezone'),
    answerNotAvailable: boolean('answer_not_available').notNull().default(false),
    originalContent: text('original_content'),
    mcqAnswer: text('mcq_answer'),
    questionsText: text('questions_text').notNull(),
    /** What it is found by, and of which text that was made: see `packages/search-text`. */
    searchText: text('search_text'),
    searchTextOf: text('search_text_of'),
    /** What is found where no text says it: the words of what teaches it. Null until they are made. */
    taughtText: text('taught_text'),
    /** Typeset once, when it is saved: see `packed-html.ts`. Null where a server of the version before saved it. */
    typesetQuestion: bytea('typeset_question'),
    typesetSolution: bytea('typeset_solution'),
    /** As the version before reads and writes it, like `html` of hints and lines and `bodyHtml` of answers: decision 077. */
    questionsHtml: text('questions_html').notNull().default(''),
    /** Figures by the names under which its texts show them. */
    drawings: jsonb('drawings').$type<Drawings>().notNull().default({}),
    /** What students type for each part, with the answers that are expected: these never leave the server. */
    replies: jsonb('replies').$type<readonly KeptReply[]>().notNull().default([]),
    mathLevelVisibilityShared: boolean('math_level_visibility_shared').notNull().default(false),
    visible: boolean('visible').notNull().default(true),
    /** 1 is shown first; those without one come after. */
    priority: integer('priority'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('questions_key_key').on(table.key),
    index('questions_topic_index').on(table.topicId),
    index('questions_design_index').on(table.designKey, table.variant),
    check('questions_difficulty_check', sql.raw(`difficulty between 1 and ${difficulties.length}`)),
    check(
      'questions_paper_part_check',
      sql.raw(`paper_part in (${paperParts.map((part) => `'${part}'`).join(', ')})`),
    ),
  ],
);

/**
 * Where a question is listed, with everything that lists filter and sort by: its own topic and its other ones, and the
 * same topics of the other level when it is shared. Kept by triggers alone, hence without references, which would be
 * checked row by row; lists read this narrow table and fetch ten whole questions.
 */
export const questionPlaces = pgTable(
  'question_places',
  {
    questionId: integer('question_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Listed here through its other level; lists across subjects leave these out. */
    shared: boolean('shared').notNull(),
    topic1Id: integer('topic1_id').notNull(),
    topic2Id: integer('topic2_id'),
    topic3Id: integer('topic3_id'),
    visible: boolean('visible').notNull(),
    priority: integer('priority'),
    variant: integer('variant').notNull(),
    difficulty: smallint('difficulty').notNull(),
    marks: smallint('marks').notNull(),
    level: text('level'),
    year: smallint('year'),
    month: text('month'),
    paper: smallint('paper'),
    paperPart: text('paper_part'),
    timezone: smallint('timezone'),
    calculatorAllowed: boolean('calculator_allowed').notNull(),
    verified: boolean('verified').notNull(),
    topicChanged: boolean('topic_changed').notNull(),
    /** Its other topics and those above them, without the ones that it is below by itself. */
    alsoTopicIds: integer('also_topic_ids').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.subjectId] })],
);

export const questionOtherTopics = pgTable(
  'question_other_topics',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.topicId] }),
    index('question_other_topics_topic_index').on(table.topicId),
  ],
);

export const questionHints = pgTable(
  'question_hints',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.position] })],
);

export const answers = pgTable(
  'answers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull().default(''),
  },
  (table) => [index('answers_question_index').on(table.questionId)],
);

export const markLines = pgTable(
  'mark_lines',
  {
    answerId: integer('answer_id')
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
    /** As examiners write it: M1, A1, R1, (A1). */
    mark: text('mark').notNull(),
    marks: smallint('marks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.position] })],
);

export const questionImages = pgTable(
  'question_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Whether it belongs to the question or to its answer. */
    side: text('side', { enum: ['question', 'answer'] }).notNull(),
    position: smallint('position').notNull(),
    url: text('url').notNull(),
    alt: text('alt').notNull().default(''),
    /** Null for one that lies elsewhere. */
    pictureId: text('picture_id').references(() => pictures.id),
  },
  (table) => [
    index('question_images_question_index').on(table.questionId),
    index('question_images_picture_index').on(table.pictureId),
  ],
);
