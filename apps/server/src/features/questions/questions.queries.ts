import { unpackQuestion, unpackSolution } from '@sevenfold/typesetting/packed-html';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { KeptReply } from './kept-reply.ts';
import { questions } from './questions.tables.ts';

export interface ImageRow {
  readonly id: number;
  readonly url: string;
  readonly order: number;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface HintRow {
  readonly text: string;
  html: string;
}

export interface AnswerRow {
  readonly id: number;
  readonly body: string;
  body_html: string;
  readonly mark_lines: { text: string; html: string; mark: string; marks: number }[];
}

const imagesWhere = (which: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'order', i.position, 'alt', i.alt,
    'width', p.width, 'height', p.height, 'side', i.side) order by i.position, i.id), '[]')
  from question_images i left join pictures p on p.id = i.picture_id where i.question_id = questions.id and ${which})`;
const imagesOfCard = imagesWhere(sql`i.side = 'question'`) as SQL<ImageRow[]>;
const imagesOfBoth = imagesWhere(sql`true`) as SQL<(ImageRow & { side: 'question' | 'answer' })[]>;

/**
 * Figures stand in the HTML already; their shapes would only be carried along, and so would what a question is found by.
 * Of replies a card tells only whether there are any.
 */
const { drawings, replies, searchText, searchTextOf, taughtText, typesetSolution, ...shownColumns } =
  getTableColumns(questions);

/** What a server of the version before has saved, whose HTML isn't packed. */
const htmlColumns = {
  typesetQuestion: questions.typesetQuestion,
  questionsHtml: sql<
    string | null
  >`case when ${questions.typesetQuestion} is null then ${questions.questionsHtml} end`,
};

interface PackedRow {
  typesetQuestion: Buffer | null;
  questionsHtml: string | null;
}

/** The row itself, which nobody else has: a copy of so many fields costs as much as to read them. */
function withHtml<Row extends PackedRow>(row: Row): Omit<Row, keyof PackedRow> & { questionsHtml: string } {
  const { typesetQuestion, questionsHtml } = row;
  return Object.assign(row, {
    questionsHtml: typesetQuestion ? unpackQuestion(typesetQuestion) : (questionsHtml ?? ''),
  });
}

const placedColumns = {
  ...shownColumns,
  ...htmlColumns,
  otherTopicIds: sql<number[]>`array(
    select o.topic_id from question_other_topics o where o.question_id = questions.id order by o.topic_id)`,
  /** Those that students see, itself among them. */
  variants: sql<number>`(
    select count(*)::int from questions other
    where other.design_key = questions.design_key and other.topic_id = questions.topic_id and other.visible)`,
};

const cardColumns = {
  ...placedColumns,
  images: imagesOfCard,
  /** Null where none were written. */
  hasTypedReplies: sql<boolean | null>`case when ${replies} <> '[]' then
    jsonb_path_exists(${replies}, '$[*] ? (@.kind != "self")') end`,
};

const ifNotPacked = (html: string) =>
  sql.raw(`case when questions.typeset_solution is null then ${html} end`);

/** What can be told by what is read in any case isn't asked for. */
const wholeColumns = {
  ...placedColumns,
  replies,
  typesetSolution,
  allImages: imagesOfBoth,
  hints: sql<HintRow[]>`(
    select coalesce(json_agg(json_build_object('text', h.text, 'html', ${ifNotPacked('h.html')}) order by h.position), '[]')
    from question_hints h where h.question_id = questions.id)`,
  answers: sql<AnswerRow[]>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'body', a.body, 'body_html', ${ifNotPacked('a.body_html')},
      'mark_lines', (
        select coalesce(json_agg(json_build_object('text', l.text, 'html', ${ifNotPacked('l.html')}, 'mark', l.mark,
          'marks', l.marks) order by l.position), '[]')
        from mark_lines l where l.answer_id = a.id
      )) order by a.id), '[]')
    from answers a where a.question_id = questions.id)`,
};

interface WholeParts extends PackedRow {
  typesetSolution: Buffer | null;
  hints: HintRow[];
  answers: AnswerRow[];
  replies: readonly KeptReply[];
  allImages: (ImageRow & { side: 'question' | 'answer' })[];
}

function made<Row extends WholeParts>(row: Row) {
  const { typesetSolution, replies, allImages } = row;
  if (typesetSolution) unpackInto(row, typesetSolution);
  const imagesOf = (wanted: 'question' | 'answer') =>
    allImages.flatMap(({ side, ...image }): ImageRow[] => (side === wanted ? [image] : []));
  return Object.assign(withHtml(row), {
    hasTypedReplies: replies.length > 0 ? replies.some(({ kind }) => kind !== 'self') : null,
    images: imagesOf('question'),
    answerImages: imagesOf('answer'),
  });
}

/** A row that was added by hand has no HTML. */
function unpackInto(row: WholeParts, packed: Buffer): void {
  const { hints, answers } = unpackSolution(packed);
  for (const [place, hint] of row.hints.entries()) hint.html = hints[place] ?? '';
  for (const [place, answer] of row.answers.entries()) {
    const html = answers[place];
    answer.body_html = html?.body ?? '';
    for (const [at, line] of answer.mark_lines.entries()) line.html = html?.lines[at] ?? '';
  }
}

const isAsked = sql`${questions.id} = any(${sql.placeholder('ids')}::int[])`;

const cardQuery = prepared((db) =>
  db.select(cardColumns).from(questions).where(isAsked).prepare('questions: cards'),
);

/** Questions with everything that a card shows, in one query; in no particular order. */
export async function readCardRows(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : (await cardQuery(db).execute({ ids })).map(withHtml);
}
export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number];

const wholeQuery = prepared((db) =>
  db.select(wholeColumns).from(questions).where(isAsked).prepare('questions: whole'),
);

/** Questions with hints, answers and mark schemes as well, in one query; in no particular order. */
export async function readWholeRows(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : (await wholeQuery(db).execute({ ids })).map(made);
}
export type WholeRow = Awaited<ReturnType<typeof readWholeRows>>[number];

/** So many whole questions are read at once at most by `readFewWholeRows`. */
export const aFew = 8;
const slots = Array.from({ length: aFew }, (_, slot) => `id${slot}`);

const fewWholeQuery = prepared((db) =>
  db
    .select(wholeColumns)
    .from(questions)
    .where(
      inArray(
        questions.id,
        slots.map((slot) => sql.placeholder(slot)),
      ),
    )
    .prepare('questions: a few, whole'),
);

/**
 * For what is asked most, question by question. PostgreSQL plans a list of one anew each time, since it holds the plan for
 * any list for a dearer one, and that takes longer than to read the question. Of this list it knows the length.
 */
export async function readFewWholeRows(db: Db, ids: readonly number[]): Promise<Map<number, WholeRow>> {
  const rows = await fewWholeQuery(db).execute(
    Object.fromEntries(slots.map((slot, place) => [slot, ids[Math.min(place, ids.length - 1)]])),
  );
  return new Map(rows.map((row) => [row.id, made(row)]));
}

const briefQuery = prepared((db) =>
  db
    .select({
      id: questions.id,
      topicId: questions.topicId,
      visible: questions.visible,
      difficulty: questions.difficulty,
      marks: questions.marks,
      questionsText: questions.questionsText,
      ...htmlColumns,
    })
    .from(questions)
    .where(isAsked)
    .prepare('questions: briefs'),
);

/** What a link to a question needs. */
export async function readBriefRows(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : (await briefQuery(db).execute({ ids })).map(withHtml);
}
export type BriefRow = Awaited<ReturnType<typeof readBriefRows>>[number];

const schemeQuery = prepared((db) =>
  db
    .select({
      id: questions.id,
      topicId: questions.topicId,
      visible: questions.visible,
      difficulty: questions.difficulty,
      lineMarks: sql<number[]>`array(
        select l.marks from mark_lines l
        where l.answer_id = (select min(a.id) from answers a where a.question_id = questions.id)
        order by l.position)`,
    })
    .from(questions)
    .where(isAsked)
    .prepare('questions: schemes'),
);

/** What it takes to count marks: numbers only, no text. */
export async function readSchemeRows(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : schemeQuery(db).execute({ ids });
}
export type SchemeRow = Awaited<ReturnType<typeof readSchemeRows>>[number];

/** The shapes of questions' figures, for what isn't a web page. */
export async function readDrawingRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: questions.id, drawings })
    .from(questions)
    .where(sql`${questions.id} = any(${sql.param(ids)}::int[])`);
}

const replyQuery = prepared((db) =>
  db
    .select({
      id: questions.id,
      topicId: questions.topicId,
      visible: questions.visible,
      marks: questions.marks,
      mcqAnswer: questions.mcqAnswer,
      questionsText: questions.questionsText,
      ...htmlColumns,
      replies,
    })
    .from(questions)
    .where(isAsked)
    .prepare('questions: replies'),
);

/** What it takes to mark what was typed. */
export async function readReplyRow(db: Db, id: number) {
  const [row] = await replyQuery(db).execute({ ids: [id] });
  return row && withHtml(row);
}

const hasAddress = (subjectIds: readonly number[]) =>
  sql`${questions.visible} and ${questions.subjectId} = any(${sql.param(subjectIds)}::int[])`;

export const countAddresses = (db: Db, subjectIds: readonly number[]): Promise<number> =>
  db.$count(questions, hasAddress(subjectIds));

/** Visible questions of these subjects, without what they say. */
export const readAddressRows = (
  db: Db,
  subjectIds: readonly number[],
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ id: questions.id, topicId: questions.topicId, updatedAt: questions.updatedAt })
    .from(questions)
    .where(hasAddress(subjectIds))
    .orderBy(questions.id)
    .limit(limit)
    .offset(offset);
