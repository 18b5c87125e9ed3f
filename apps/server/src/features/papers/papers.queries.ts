import { and, asc, count, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { paperQuestions, paperStudents, papers } from './papers.tables.ts';

export type PaperRow = typeof papers.$inferSelect;
export type NewPaper = typeof papers.$inferInsert;

export interface PaperQuestion {
  readonly section: string;
  readonly questionId: number;
  readonly marks: number;
  readonly visible: boolean;
  readonly designKey: string | null;
}

/** A paper with its questions, in their order. */
export interface StoredPaper extends PaperRow {
  readonly questions: readonly PaperQuestion[];
}

/** In one statement. */
const readStored = (db: Db, which: SQL): Promise<StoredPaper[]> =>
  db
    .select({
      ...getTableColumns(papers),
      questions: sql<PaperQuestion[]>`(
        select coalesce(json_agg(json_build_object('section', p.section, 'questionId', p.question_id,
          'marks', p.marks, 'visible', q.visible, 'designKey', q.design_key) order by p.position), '[]')
        from paper_questions p join questions q on q.id = p.question_id where p.paper_id = papers.id)`,
    })
    .from(papers)
    .where(which)
    // Of a course those of staff come before the mocks, and what was made of one blueprint stays together.
    .orderBy(
      asc(papers.subjectId),
      desc(papers.source),
      asc(papers.blueprintId),
      asc(papers.letter),
      asc(papers.paper),
      asc(papers.id),
    );

/** All but students' own. */
export const listSharedPapers = (db: Db): Promise<StoredPaper[]> =>
  readStored(db, ne(papers.source, 'student'));

export const listOwnPapers = (db: Db, ownerId: string): Promise<StoredPaper[]> =>
  readStored(db, eq(papers.ownerId, ownerId));

export const listPapersById = (db: Db, ids: readonly number[]): Promise<StoredPaper[]> =>
  ids.length === 0 ? Promise.resolve([]) : readStored(db, inArray(papers.id, [...ids]));

/** Published ones that hold one of these questions, without students' own. */
export const listPublishedHolding = (
  db: Db,
  questionIds: readonly number[],
): Promise<{ slug: string; name: string }[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinct({ slug: papers.slug, name: papers.name })
        .from(papers)
        .innerJoin(paperQuestions, eq(paperQuestions.paperId, papers.id))
        .where(
          and(
            inArray(paperQuestions.questionId, [...questionIds]),
            eq(papers.published, true),
            ne(papers.source, 'student'),
          ),
        )
        .orderBy(asc(papers.name), asc(papers.slug));

export async function findPaper(db: Db, slug: string): Promise<StoredPaper | undefined> {
  const [paper] = await readStored(db, eq(papers.slug, slug));
  return paper;
}

/**
 * The row stays as it is while the transaction lasts. Unless it is to be deleted, tests of it can still be made: whoever
 * makes one holds the student, whom a list of chosen students may be waiting for.
 */
export async function lockPaper(
  db: Db,
  slug: string,
  options: { forDeletion?: boolean } = {},
): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(papers)
    .where(eq(papers.slug, slug))
    .for(options.forDeletion ? 'update' : 'no key update');
  return row;
}

/** Of one student at most one paper is added at a time; without it two tabs could pass the limit together. */
export async function holdOwner(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for update`);
}

export interface PaperPlace {
  readonly section: string;
  readonly questionId: number;
  readonly marks: number;
}

export async function insertPaper(
  db: Db,
  paper: Omit<NewPaper, 'questionCount'>,
  questions: readonly PaperPlace[],
): Promise<number> {
  const [row] = await db
    .insert(papers)
    .values({ ...paper, questionCount: questions.length })
    .returning({ id: papers.id });
  await insertQuestions(db, row!.id, questions);
  return row!.id;
}

const insertQuestions = (db: Db, paperId: number, questions: readonly PaperPlace[]) =>
  db.insert(paperQuestions).values(questions.map((one, position) => ({ paperId, position, ...one })));

export async function replaceQuestions(
  db: Db,
  paperId: number,
  questions: readonly PaperPlace[],
): Promise<void> {
  await db.delete(paperQuestions).where(eq(paperQuestions.paperId, paperId));
  await insertQuestions(db, paperId, questions);
}

export async function changePaperRow(db: Db, id: number, changes: Partial<NewPaper>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(papers).set(changes).where(eq(papers.id, id));
}

export async function deletePaperRow(db: Db, id: number): Promise<void> {
  await db.delete(papers).where(eq(papers.id, id));
}

/** Of the papers that are for chosen students, those that are for this one. */
export async function listChosenPaperIds(db: Db, userId: string): Promise<Set<number>> {
  const rows = await db
    .select({ paperId: paperStudents.paperId })
    .from(paperStudents)
    .where(eq(paperStudents.userId, userId));
  return new Set(rows.map(({ paperId }) => paperId));
}

export async function listStudentIds(db: Db, paperId: number): Promise<string[]> {
  const rows = await db
    .select({ userId: paperStudents.userId })
    .from(paperStudents)
    .where(eq(paperStudents.paperId, paperId));
  return rows.map(({ userId }) => userId);
}

export async function countStudents(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ paperId: paperStudents.paperId, students: count() })
    .from(paperStudents)
    .groupBy(paperStudents.paperId);
  return new Map(rows.map(({ paperId, students }) => [paperId, students]));
}

export async function replaceStudents(db: Db, paperId: number, userIds: readonly string[]): Promise<void> {
  await db.delete(paperStudents).where(eq(paperStudents.paperId, paperId));
  if (userIds.length === 0) return;
  await db.insert(paperStudents).values(userIds.map((userId) => ({ paperId, userId })));
}

/** A student's own papers, without their questions. */
export async function listOwnPaperIds(db: Db, ownerId: string): Promise<number[]> {
  const rows = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.ownerId, ownerId), eq(papers.source, 'student')));
  return rows.map(({ id }) => id);
}
