import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PreparedQuestion } from './question-draft.policy.ts';
import {
  answers,
  markLines,
  questionHints,
  questionImages,
  questionOtherTopics,
  questions,
} from './questions.tables.ts';

/** PostgreSQL takes 65,535 parameters a statement; a question has about thirty. */
const rowsPerStatement = 1000;

function slices<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}

export async function insertPrepared(
  db: Db,
  prepared: readonly PreparedQuestion[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const slice of slices(prepared)) {
    const rows = await db
      .insert(questions)
      .values(
        slice.map(({ row }) => ({
          ...row,
          subjectId: subjectOf(row.topicId),
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: questions.id });
    ids.push(...rows.map(({ id }) => id));
  }
  await insertDetails(db, prepared, ids);
  const ofAnswers = prepared.flatMap((question, index) =>
    question.answers.map((answer) => ({ questionId: ids[index]!, answer })),
  );
  await insertAnswers(db, ofAnswers);
  return ids;
}

const subjectOf = (topicId: number) => sql<number>`(select subject_id from topics where id = ${topicId})`;

async function insertDetails(
  db: Db,
  prepared: readonly PreparedQuestion[],
  ids: readonly number[],
): Promise<void> {
  const each = <Row>(rowsOf: (question: PreparedQuestion, questionId: number) => Row[]): Row[][] =>
    slices(prepared.flatMap((question, index) => rowsOf(question, ids[index]!)));

  for (const rows of each(({ hints }, questionId) =>
    hints.map((hint, position) => ({ questionId, position, ...hint })),
  )) {
    await db.insert(questionHints).values(rows);
  }
  for (const rows of each(({ otherTopicIds }, questionId) =>
    otherTopicIds.map((topicId) => ({ questionId, topicId })),
  )) {
    await db.insert(questionOtherTopics).values(rows);
  }
  for (const rows of each(({ images }, questionId) =>
    (images ?? []).map((image, position) => ({ questionId, position, ...image })),
  )) {
    await db.insert(questionImages).values(rows);
  }
}

type PreparedAnswer = PreparedQuestion['answers'][number];

async function insertAnswers(
  db: Db,
  given: readonly { questionId: number; answer: PreparedAnswer }[],
): Promise<void> {
  for (const slice of slices(given)) {
    const rows = await db
      .insert(answers)
      .values(slice.map(({ questionId, answer: { body, bodyHtml } }) => ({ questionId, body, bodyHtml })))
      .returning({ id: answers.id });
    await insertMarkLines(
      db,
      slice.map(({ answer }, index) => ({ answerId: rows[index]!.id, answer })),
    );
  }
}

async function insertMarkLines(
  db: Db,
  given: readonly { answerId: number; answer: PreparedAnswer }[],
): Promise<void> {
  const lines = given.flatMap(({ answerId, answer }) =>
    answer.markLines.map((line, position) => ({ answerId, position, ...line })),
  );
  for (const rows of slices(lines)) await db.insert(markLines).values(rows);
}

/** False when there is no such question. Answers keep their ids, place by place. */
export async function replacePrepared(
  db: Db,
  id: number,
  prepared: PreparedQuestion,
  now: Date,
): Promise<boolean> {
  const { row } = prepared;
  const changed = await db
    .update(questions)
    .set({ ...row, subjectId: subjectOf(row.topicId), updatedAt: now })
    .where(eq(questions.id, id))
    .returning({ id: questions.id });
  if (changed.length === 0) return false;
  await db.delete(questionHints).where(eq(questionHints.questionId, id));
  await db.delete(questionOtherTopics).where(eq(questionOtherTopics.questionId, id));
  if (prepared.images) await db.delete(questionImages).where(eq(questionImages.questionId, id));
  await insertDetails(db, [prepared], [id]);
  await replaceAnswers(db, id, prepared.answers);
  return true;
}

async function replaceAnswers(db: Db, questionId: number, given: readonly PreparedAnswer[]): Promise<void> {
  const before = await db
    .select({ id: answers.id })
    .from(answers)
    .where(eq(answers.questionId, questionId))
    .orderBy(asc(answers.id));
  const ids = before.map(({ id }) => id);
  if (ids.length > 0) await db.delete(markLines).where(inArray(markLines.answerId, ids));
  const surplus = ids.slice(given.length);
  if (surplus.length > 0) await db.delete(answers).where(inArray(answers.id, surplus));
  for (const [index, { body, bodyHtml }] of given.slice(0, ids.length).entries()) {
    await db.update(answers).set({ body, bodyHtml }).where(eq(answers.id, ids[index]!));
  }
  await insertMarkLines(
    db,
    given.slice(0, ids.length).map((answer, index) => ({ answerId: ids[index]!, answer })),
  );
  await insertAnswers(
    db,
    given.slice(ids.length).map((answer) => ({ questionId, answer })),
  );
}

export async function findIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id, key: questions.key })
    .from(questions)
    .where(inArray(questions.key, [...keys]));
  return new Map(rows.map(({ id, key }) => [key!, id]));
}
