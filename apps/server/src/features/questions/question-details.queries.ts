import { asc, eq, inArray, sql } from 'drizzle-orm';
import { copyRows, takeIds } from '../../platform/database/copy-rows.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import {
  answers,
  markLines,
  questionHints,
  questionImages,
  questionOtherTopics,
} from './questions.tables.ts';
import type { WrittenQuestion } from './written-question.ts';

/** So many are replaced at once. */
const rowsPerStatement = 1000;

function slices<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}

/** A question whose row is there, by its id. */
export interface Placed {
  readonly id: number;
  readonly question: WrittenQuestion;
}

type WrittenAnswer = WrittenQuestion['answers'][number];

export async function insertDetails(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  await insertSmallDetails(tx, placed);
  await insertAnswers(
    tx,
    placed.flatMap(({ id, question }) => question.answers.map((answer) => ({ questionId: id, answer }))),
  );
}

/** With a few statements for all of them. Answers keep their ids, place by place. */
export async function replaceDetails(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const { db } = tx;
  for (const slice of slices(placed)) {
    const ids = slice.map(({ id }) => id);
    await db.delete(questionHints).where(inArray(questionHints.questionId, ids));
    await db.delete(questionOtherTopics).where(inArray(questionOtherTopics.questionId, ids));
    const withImages = slice.filter(({ question }) => question.images).map(({ id }) => id);
    if (withImages.length > 0)
      await db.delete(questionImages).where(inArray(questionImages.questionId, withImages));
    await insertSmallDetails(tx, slice);
    await replaceAnswers(tx, slice);
  }
}

async function insertSmallDetails(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const each = <Row>(rowsOf: (question: WrittenQuestion, questionId: number) => Row[]): Row[] =>
    placed.flatMap(({ id, question }) => rowsOf(question, id));

  await copyRows(
    tx,
    questionHints,
    each(({ hints }, questionId) => hints.map((hint, position) => ({ questionId, position, ...hint }))),
  );
  await copyRows(
    tx,
    questionOtherTopics,
    each(({ otherTopicIds }, questionId) => otherTopicIds.map((topicId) => ({ questionId, topicId }))),
  );
  await copyRows(
    tx,
    questionImages,
    each(({ images }, questionId) =>
      (images ?? []).map((image, position) => ({ questionId, position, ...image })),
    ),
  );
}

async function insertAnswers(
  tx: Transaction,
  given: readonly { questionId: number; answer: WrittenAnswer }[],
): Promise<void> {
  const ids = await takeIds(tx.db, answers, given.length);
  await copyRows(
    tx,
    answers,
    given.map(({ questionId, answer: { body, bodyHtml } }, index) => ({
      id: ids[index]!,
      questionId,
      body,
      bodyHtml,
    })),
  );
  await insertMarkLines(
    tx,
    given.map(({ answer }, index) => ({ answerId: ids[index]!, answer })),
  );
}

async function insertMarkLines(
  tx: Transaction,
  given: readonly { answerId: number; answer: WrittenAnswer }[],
): Promise<void> {
  const lines = given.flatMap(({ answerId, answer }) =>
    answer.markLines.map((line, position) => ({ answerId, position, ...line })),
  );
  await copyRows(tx, markLines, lines);
}

async function replaceAnswers(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const { db } = tx;
  const before = await answerIdsOf(
    db,
    placed.map(({ id }) => id),
  );
  const stay: { answerId: number; questionId: number; answer: WrittenAnswer }[] = [];
  const added: { questionId: number; answer: WrittenAnswer }[] = [];
  const surplus: number[] = [];
  for (const { id: questionId, question } of placed) {
    const ids = before.get(questionId) ?? [];
    question.answers.forEach((answer, index) => {
      const answerId = ids[index];
      if (answerId === undefined) added.push({ questionId, answer });
      else stay.push({ answerId, questionId, answer });
    });
    surplus.push(...ids.slice(question.answers.length));
  }
  const all = [...before.values()].flat();
  if (all.length > 0) await db.delete(markLines).where(inArray(markLines.answerId, all));
  if (surplus.length > 0) await db.delete(answers).where(inArray(answers.id, surplus));
  await updateAnswers(db, stay);
  await insertMarkLines(tx, stay);
  await insertAnswers(tx, added);
}

async function answerIdsOf(db: Db, questionIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ id: answers.id, questionId: answers.questionId })
    .from(answers)
    .where(inArray(answers.questionId, [...questionIds]))
    .orderBy(asc(answers.id));
  const ids = new Map<number, number[]>();
  for (const { id, questionId } of rows) ids.set(questionId, [...(ids.get(questionId) ?? []), id]);
  return ids;
}

async function updateAnswers(
  db: Db,
  given: readonly { answerId: number; answer: WrittenAnswer }[],
): Promise<void> {
  if (given.length === 0) return;
  const texts = given.map(({ answerId, answer: { body, bodyHtml } }) => ({ id: answerId, body, bodyHtml }));
  await db
    .update(answers)
    .set({ body: sql`given.body`, bodyHtml: sql`given."bodyHtml"` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given (id int, body text, "bodyHtml" text)`,
    )
    .where(eq(answers.id, sql`given.id`));
}
