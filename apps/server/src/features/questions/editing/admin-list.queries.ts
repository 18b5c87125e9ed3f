import type { adminSortKeys } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { levels, months, paperParts } from '@sevenfold/contract/questions/question.constants';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRow, readRows } from '../../../platform/database/read-rows.ts';

export interface AdminFilter {
  readonly q?: string | undefined;
  readonly subjectId?: number | undefined;
  /** The topic itself and what lies below it. */
  readonly topicId?: number | undefined;
  readonly year?: number | undefined;
  readonly month?: string | undefined;
  readonly paper?: number | undefined;
  readonly paperPart?: string | undefined;
  readonly timezone?: number | undefined;
  readonly level?: string | undefined;
  readonly difficulties: readonly number[];
  readonly calculator?: boolean | undefined;
  readonly visible?: boolean | undefined;
  readonly verified?: boolean | undefined;
  readonly topicChanged?: boolean | undefined;
  readonly shared?: boolean | undefined;
  readonly hasAnswer?: boolean | undefined;
  readonly hasVideo?: boolean | undefined;
  readonly hasImages?: boolean | undefined;
  readonly reported?: boolean | undefined;
  readonly hasPriority?: boolean | undefined;
  readonly sort: (typeof adminSortKeys)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

const adminRow = z.object({
  id: z.int(),
  topicId: z.int(),
  text: z.string(),
  questionNumber: z.string().nullable(),
  difficulty: z.int(),
  level: z.enum(levels).nullable(),
  marks: z.int(),
  month: z.enum(months).nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  paperPart: z.enum(paperParts).nullable(),
  timezone: z.int().nullable(),
  calculatorAllowed: z.boolean(),
  priority: z.int().nullable(),
  visible: z.boolean(),
  verified: z.boolean(),
  topicChanged: z.boolean(),
  shared: z.boolean(),
  hasAnswer: z.boolean(),
  hasVideo: z.boolean(),
  images: z.int(),
  answerImages: z.int(),
  openReports: z.int(),
  updatedAt: z.string(),
});

export type AdminRow = z.output<typeof adminRow>;

const shownText = 300;
const hasAnswer = sql`(not q.answer_not_available)`;
const hasVideo = sql`(coalesce(q.video_solution, '') <> '')`;
const hasImages = sql`exists (select from question_images i where i.question_id = q.id and i.side = 'question')`;
const openReports = sql`(select count(*)::int from reports r where r.question_id = q.id and r.status = 'open')`;
const isReported = sql`exists (select from reports r where r.question_id = q.id and r.status = 'open')`;

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching(filter: AdminFilter): SQL {
  const conditions = [sql`true`];
  const equal = (column: SQL, value: string | number | undefined) => {
    if (value !== undefined) conditions.push(sql`${column} = ${value}`);
  };
  const either = (condition: SQL, wanted: boolean | undefined) => {
    if (wanted !== undefined) conditions.push(wanted ? condition : sql`not ${condition}`);
  };
  equal(sql`q.subject_id`, filter.subjectId);
  if (filter.topicId !== undefined) conditions.push(sql`t.path @> array[${filter.topicId}::int]`);
  equal(sql`q.year`, filter.year);
  equal(sql`q.month`, filter.month);
  equal(sql`q.paper`, filter.paper);
  equal(sql`q.paper_part`, filter.paperPart);
  equal(sql`q.timezone`, filter.timezone);
  equal(sql`q.level`, filter.level);
  if (filter.difficulties.length > 0) {
    conditions.push(sql`q.difficulty = any(${sql.param(filter.difficulties)}::int[])`);
  }
  either(sql`q.calculator_allowed`, filter.calculator);
  either(sql`q.visible`, filter.visible);
  either(sql`q.verified`, filter.verified);
  either(sql`q.topic_changed`, filter.topicChanged);
  either(sql`q.math_level_visibility_shared`, filter.shared);
  either(hasAnswer, filter.hasAnswer);
  either(hasVideo, filter.hasVideo);
  either(hasImages, filter.hasImages);
  either(isReported, filter.reported);
  either(sql`(q.priority is not null)`, filter.hasPriority);
  if (filter.q) {
    const like = containing(filter.q);
    conditions.push(sql`(q.id::text = ${filter.q} or q.question_number ilike ${like} or q.key ilike ${like}
      or q.questions_text ilike ${like} or t.topic_name ilike ${like})`);
  }
  return sql.join(conditions, sql` and `);
}

const orders: Record<AdminFilter['sort'], SQL> = {
  updated: sql`q.updated_at`,
  id: sql`q.id`,
  topic: sql`(q.subject_id, t.topic_number, t.topic_name)`,
  priority: sql`q.priority`,
  year: sql`q.year`,
  difficulty: sql`q.difficulty`,
  marks: sql`q.marks`,
  reports: openReports,
};

/** What has no value comes last, whichever way it is sorted. */
export async function listForStaff(db: Db, filter: AdminFilter): Promise<AdminRow[]> {
  const direction = sql.raw(filter.order);
  return readRows(
    db,
    'questions for staff',
    adminRow,
    sql`
    with page as (
      select q.id, row_number() over (order by ${orders[filter.sort]} ${direction} nulls last, q.id ${direction}) as place
      from questions q join topics t on t.id = q.topic_id
      where ${matching(filter)}
      order by place
      limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
    )
    select q.id, q.topic_id as "topicId", left(q.questions_text, ${shownText}) as text,
      q.question_number as "questionNumber", q.difficulty, q.level, q.marks, q.month, q.year, q.paper,
      q.paper_part as "paperPart", q.timezone,
      q.calculator_allowed as "calculatorAllowed", q.priority, q.visible, q.verified,
      q.topic_changed as "topicChanged", q.math_level_visibility_shared as shared,
      ${hasAnswer} as "hasAnswer", ${hasVideo} as "hasVideo",
      (select count(*)::int from question_images i where i.question_id = q.id and i.side = 'question') as images,
      (select count(*)::int from question_images i where i.question_id = q.id and i.side = 'answer') as "answerImages",
      ${openReports} as "openReports",
      to_char(q.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from page join questions q on q.id = page.id
    order by page.place`,
  );
}

export async function countForStaff(db: Db, filter: AdminFilter): Promise<number> {
  const { total } = await readRow(
    db,
    'count for staff',
    z.object({ total: z.int() }),
    sql`
    select count(*)::int as total from questions q join topics t on t.id = q.topic_id where ${matching(filter)}`,
  );
  return total;
}

export async function countOpenReports(db: Db, id: number): Promise<number> {
  const { open } = await readRow(
    db,
    'open reports',
    z.object({ open: z.int() }),
    sql`select count(*)::int as open from reports where question_id = ${id} and status = 'open'`,
  );
  return open;
}
