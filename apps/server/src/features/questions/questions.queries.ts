import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { questions } from './questions.tables.ts';

export interface ImageRow {
  readonly id: number;
  readonly url: string;
  readonly order: number;
  readonly alt: string;
}

export interface AnswerRow {
  readonly id: number;
  readonly body: string;
  readonly body_html: string;
  readonly mark_lines: { text: string; html: string; mark: string; marks: number }[];
}

const images = (side: 'question' | 'answer') => sql<ImageRow[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'order', i.position, 'alt', i.alt)
    order by i.position, i.id), '[]')
  from question_images i where i.question_id = questions.id and i.side = ${side})`;

/** Figures stand in the HTML already; their shapes would only be carried along. */
const { drawings, ...shownColumns } = getTableColumns(questions);

const cardColumns = {
  ...shownColumns,
  images: images('question'),
  otherTopicIds: sql<number[]>`array(
    select o.topic_id from question_other_topics o where o.question_id = questions.id order by o.topic_id)`,
};

const wholeColumns = {
  ...cardColumns,
  answerImages: images('answer'),
  hints: sql<{ text: string; html: string }[]>`(
    select coalesce(json_agg(json_build_object('text', h.text, 'html', h.html) order by h.position), '[]')
    from question_hints h where h.question_id = questions.id)`,
  answers: sql<AnswerRow[]>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'body', a.body, 'body_html', a.body_html,
      'mark_lines', (
        select coalesce(json_agg(json_build_object('text', l.text, 'html', l.html, 'mark', l.mark,
          'marks', l.marks) order by l.position), '[]')
        from mark_lines l where l.answer_id = a.id
      )) order by a.id), '[]')
    from answers a where a.question_id = questions.id)`,
};

/** Questions with everything that a card shows, in one query; in no particular order. */
export async function readCardRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select(cardColumns)
    .from(questions)
    .where(sql`${questions.id} = any(${sql.param(ids)}::int[])`);
}
export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number];

/** Questions with hints, answers and mark schemes as well, in one query; in no particular order. */
export async function readWholeRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select(wholeColumns)
    .from(questions)
    .where(sql`${questions.id} = any(${sql.param(ids)}::int[])`);
}
export type WholeRow = Awaited<ReturnType<typeof readWholeRows>>[number];

const briefColumns = {
  id: questions.id,
  topicId: questions.topicId,
  visible: questions.visible,
  difficulty: questions.difficulty,
  marks: questions.marks,
  questionsText: questions.questionsText,
};

/** What a link to a question needs. */
export async function readBriefRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select(briefColumns)
    .from(questions)
    .where(inArray(questions.id, [...ids]));
}
export type BriefRow = Awaited<ReturnType<typeof readBriefRows>>[number];

/**
 * Visible questions of the same topic, one of each design and none of this question's own. Those that follow it
 * come first, so that going from one to the next leads through the whole topic.
 */
export async function readRelatedRows(
  db: Db,
  to: { id: number; topicId: number; designKey: string | null },
  limit: number,
): Promise<BriefRow[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select distinct on (coalesce(design_key, id::text)) id
      from questions
      where topic_id = ${to.topicId} and visible and id <> ${to.id}
        and (design_key is null or design_key is distinct from ${to.designKey}::text)
      order by coalesce(design_key, id::text), id > ${to.id} desc, id
    ) designs
    order by id > ${to.id} desc, id
    limit ${limit}`);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await readBriefRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The shapes of questions' figures, for what isn't a web page. */
export async function readDrawingRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: questions.id, drawings })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
}
