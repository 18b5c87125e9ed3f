import type { Drawable } from '@sevenfold/papers/draw-in-turns';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readManyRows, readRow } from '../../platform/database/read-rows.ts';
import type { Met } from './choose-questions.policy.ts';
import { practiceTestQuestions, practiceTests, practiceTestTopics } from './practice-tests.tables.ts';
import type { TypedReplyRow } from './typed-replies.queries.ts';

export type TestRow = typeof practiceTests.$inferSelect;
type TestQuestionRow = typeof practiceTestQuestions.$inferSelect;

/** Of the same student at most one creation at a time; without it two tabs could pass the limit together. */
export async function holdStudent(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for update`);
}

export async function countTestsBetween(db: Db, userId: string, from: Date, to: Date): Promise<number> {
  return db.$count(
    practiceTests,
    and(
      eq(practiceTests.userId, userId),
      gte(practiceTests.createdAt, from),
      lt(practiceTests.createdAt, to),
    ),
  );
}

const topicColumns = [sql`p.topic1_id`, sql`p.topic2_id`, sql`p.topic3_id`];

const metRow = z.object({ id: z.int(), design: z.string().nullable() });
const listedRow = metRow.extend({ difficulty: z.int() });
const countRow = z.object({ count: z.int() });

/** Visible questions listed below a topic. */
export async function listBelow(
  db: Db,
  { id, depth }: { readonly id: number; readonly depth: number },
): Promise<(Drawable & { readonly difficulty: number })[]> {
  return readManyRows(
    db,
    'questions below a topic',
    listedRow,
    sql`
    select p.question_id as id, p.difficulty, q.design_key as design
    from question_places p
    join questions q on q.id = p.question_id
    where p.visible and ${topicColumns[depth - 1]} = ${id}
    order by p.question_id`,
  );
}

/**
 * What the student's tests held so far. Designs are looked up one by one: joined with them, the database may walk through
 * all questions of the bank instead, as long as its statistics are older than the tests.
 */
export async function readMet(db: Db, userId: string): Promise<Met> {
  const rows = await readManyRows(
    db,
    'questions met in tests',
    metRow,
    sql`
    select met.id, (select q.design_key from questions q where q.id = met.id) as design
    from (
      select distinct tq.question_id as id
      from practice_tests t
      join practice_test_questions tq on tq.test_id = t.id
      where t.user_id = ${userId}
    ) met`,
  );
  return {
    ids: new Set(rows.map(({ id }) => id)),
    designs: new Set(rows.flatMap(({ design }) => design ?? [])),
  };
}

export async function areVisible(db: Db, questionIds: readonly number[]): Promise<boolean> {
  const { count } = await readRow(
    db,
    'visible questions',
    countRow,
    sql`
    select count(distinct question_id)::int as count
    from question_places where visible and question_id = any(${sql.param([...questionIds])}::int[])`,
  );
  return count === questionIds.length;
}

export async function insertTest(
  db: Db,
  test: typeof practiceTests.$inferInsert,
  topicIds: readonly number[],
  questionIds: readonly number[],
): Promise<void> {
  const [row] = await db.insert(practiceTests).values(test).returning({ id: practiceTests.id });
  const testId = row!.id;
  await db.insert(practiceTestTopics).values(topicIds.map((topicId) => ({ testId, topicId })));
  await db
    .insert(practiceTestQuestions)
    .values(questionIds.map((questionId, position) => ({ testId, questionId, position })));
}

/** The student's last sitting of a paper that isn't over. */
export async function findOpenSitting(
  db: Db,
  userId: string,
  paperId: number,
  now: Date,
): Promise<TestRow | undefined> {
  const [row] = await db
    .select()
    .from(practiceTests)
    .where(
      and(
        eq(practiceTests.userId, userId),
        eq(practiceTests.paperId, paperId),
        isNull(practiceTests.finishedAt),
        or(isNull(practiceTests.deadlineAt), gt(practiceTests.deadlineAt, now)),
      ),
    )
    .orderBy(desc(practiceTests.id))
    .limit(1);
  return row;
}

/** The student's sittings of a paper, the newest first. */
export const listSittings = (db: Db, userId: string, paperId: number): Promise<TestRow[]> =>
  db
    .select()
    .from(practiceTests)
    .where(and(eq(practiceTests.userId, userId), eq(practiceTests.paperId, paperId)))
    .orderBy(desc(practiceTests.createdAt), desc(practiceTests.id));

/** How often each of these papers was sat, by anybody. */
export async function countSittings(db: Db, paperIds: readonly number[]): Promise<Map<number, number>> {
  if (paperIds.length === 0) return new Map();
  const rows = await db
    .select({ paperId: practiceTests.paperId, sittings: count() })
    .from(practiceTests)
    .where(inArray(practiceTests.paperId, [...paperIds]))
    .groupBy(practiceTests.paperId);
  return new Map(rows.map(({ paperId, sittings }) => [paperId!, sittings]));
}

export async function findTest(
  db: Db,
  slug: string,
  userId: string,
  options: { forUpdate?: boolean } = {},
): Promise<TestRow | undefined> {
  const query = db
    .select()
    .from(practiceTests)
    .where(and(eq(practiceTests.slug, slug), eq(practiceTests.userId, userId)));
  const [row] = options.forUpdate ? await query.for('update') : await query;
  return row;
}

/** A question's row without the moment of its last action, which nobody is told. */
export type StoredQuestion = Omit<TestQuestionRow, 'statusAt'>;

export interface StoredTest {
  readonly test: TestRow;
  readonly questions: readonly StoredQuestion[];
  readonly topicIds: readonly number[];
  readonly typed: readonly TypedReplyRow[];
}

const storedQuery = prepared((db) =>
  db
    .select({
      test: getTableColumns(practiceTests),
      questions: sql<StoredQuestion[]>`(
        select coalesce(json_agg(json_build_object('testId', q.test_id, 'position', q.position,
          'questionId', q.question_id, 'status', q.status, 'tickedLines', q.ticked_lines,
          'repliedFields', q.replied_fields, 'spentMs', q.spent_ms, 'facultyMarks', q.faculty_marks,
          'facultyLines', q.faculty_lines, 'facultyComment', q.faculty_comment) order by q.position), '[]')
        from practice_test_questions q where q.test_id = practice_tests.id)`,
      topicIds: sql<number[]>`array(
        select t.topic_id from practice_test_topics t where t.test_id = practice_tests.id order by t.topic_id)`,
      typed: sql<TypedReplyRow[]>`(
        select coalesce(json_agg(json_build_object('testId', r.test_id, 'questionId', r.question_id,
          'field', r.field, 'value', r.value, 'readHtml', r.read_html, 'noteHtml', r.note_html)
          order by r.question_id, r.field), '[]')
        from practice_test_replies r where r.test_id = practice_tests.id)`,
    })
    .from(practiceTests)
    .where(
      and(
        eq(practiceTests.slug, sql.placeholder('slug')),
        eq(practiceTests.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('tests: one with its rows'),
);

/** A test with everything of its student's, in one statement. */
export async function findStoredTest(db: Db, slug: string, userId: string): Promise<StoredTest | undefined> {
  const [stored] = await storedQuery(db).execute({ slug, userId });
  return stored;
}

export async function findTestBySlug(
  db: Db,
  slug: string,
  options: { forUpdate?: boolean } = {},
): Promise<TestRow | undefined> {
  const query = db.select().from(practiceTests).where(eq(practiceTests.slug, slug));
  const [row] = options.forUpdate ? await query.for('update') : await query;
  return row;
}

export const listTestsById = (db: Db, ids: readonly number[]): Promise<TestRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(practiceTests)
        .where(inArray(practiceTests.id, [...ids]));

export async function setGetGraded(db: Db, id: number): Promise<void> {
  await db.update(practiceTests).set({ getGraded: true }).where(eq(practiceTests.id, id));
}

export async function setMarksObtained(db: Db, id: number, marksObtained: number): Promise<void> {
  await db.update(practiceTests).set({ marksObtained }).where(eq(practiceTests.id, id));
}

export interface FacultyQuestion {
  readonly questionId: number;
  /** Out of 5. */
  readonly marks: number;
  /** Places of the mark-scheme lines that were earned; null where marks were given without them. */
  readonly lines: readonly number[] | null;
  readonly comment: string;
}

/** Of every question of the test: those that aren't named have nothing of the faculty's afterwards. */
export async function setFacultyQuestions(
  db: Db,
  testId: number,
  comment: string,
  questions: readonly FacultyQuestion[],
): Promise<void> {
  await db
    .update(practiceTests)
    .set({ facultyComment: comment || null })
    .where(eq(practiceTests.id, testId));
  await db.execute(sql`
    update practice_test_questions tq set
      faculty_marks = given.marks,
      faculty_lines = case when jsonb_typeof(given.lines) = 'array' then array(
        select line::smallint from jsonb_array_elements_text(given.lines) line order by line::smallint) end,
      faculty_comment = nullif(given.comment, '')
    from practice_test_questions own
    left join jsonb_to_recordset(${JSON.stringify(
      questions.map(({ questionId, marks, lines, comment: words }) => ({
        question_id: questionId,
        marks,
        lines,
        comment: words,
      })),
    )}::jsonb) as given (question_id int, marks real, lines jsonb, comment text)
      on given.question_id = own.question_id
    where own.test_id = ${testId} and tq.test_id = own.test_id and tq.position = own.position`);
}

export const listTestRows = (db: Db, userId: string): Promise<TestRow[]> =>
  db
    .select()
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId))
    .orderBy(desc(practiceTests.createdAt), desc(practiceTests.id));

export const readTestQuestions = (db: Db, testIds: readonly number[]): Promise<TestQuestionRow[]> =>
  testIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(practiceTestQuestions)
        .where(inArray(practiceTestQuestions.testId, [...testIds]))
        .orderBy(asc(practiceTestQuestions.testId), asc(practiceTestQuestions.position));

export async function readTestTopicIds(db: Db, testIds: readonly number[]): Promise<Map<number, number[]>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(practiceTestTopics)
    .where(inArray(practiceTestTopics.testId, [...testIds]))
    .orderBy(asc(practiceTestTopics.topicId));
  const found = new Map<number, number[]>();
  for (const { testId, topicId } of rows) found.set(testId, [...(found.get(testId) ?? []), topicId]);
  return found;
}

export async function setStarted(db: Db, id: number, startedAt: Date, deadlineAt: Date): Promise<void> {
  await db
    .update(practiceTests)
    .set({ startedAt, deadlineAt })
    .where(and(eq(practiceTests.id, id), isNull(practiceTests.startedAt)));
}

export async function setFinished(
  db: Db,
  id: number,
  finishedAt: Date,
  endedBy: 'student' | 'deadline',
): Promise<void> {
  await db
    .update(practiceTests)
    .set({ finishedAt, endedBy })
    .where(and(eq(practiceTests.id, id), isNull(practiceTests.finishedAt)));
}

/** One statement for all of them. */
export async function setStatuses(
  db: Db,
  testId: number,
  statuses: ReadonlyMap<number, 'attempted' | 'skipped'>,
  now: Date,
): Promise<void> {
  if (statuses.size === 0) return;
  await db.execute(sql`
    update practice_test_questions tq set status = given.status, status_at = ${now}
    from unnest(
      ${sql.param([...statuses.keys()])}::int[],
      ${sql.param([...statuses.values()])}::text[]
    ) as given (question_id, status)
    where tq.test_id = ${testId} and tq.question_id = given.question_id`);
}

export async function setTicked(
  db: Db,
  testId: number,
  questionId: number,
  lines: readonly number[] | null,
): Promise<boolean> {
  const changed = await db
    .update(practiceTestQuestions)
    .set({ tickedLines: lines === null ? null : [...lines] })
    .where(and(eq(practiceTestQuestions.testId, testId), eq(practiceTestQuestions.questionId, questionId)))
    .returning({ position: practiceTestQuestions.position });
  return changed.length > 0;
}

/** Closes every test whose time is over, with the moment of its deadline. Answers how many. */
export async function closeOverdue(db: Db, now: Date): Promise<number> {
  const closed = await db
    .update(practiceTests)
    .set({ finishedAt: sql`${practiceTests.deadlineAt}`, endedBy: 'deadline' })
    .where(
      and(
        isNotNull(practiceTests.deadlineAt),
        isNull(practiceTests.finishedAt),
        lte(practiceTests.deadlineAt, now),
      ),
    )
    .returning({ id: practiceTests.id });
  return closed.length;
}
