import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { questions } from './questions.tables.ts';
import { questionTransfers } from './transfers.tables.ts';

export type TransferRow = typeof questionTransfers.$inferSelect;

/** The questions in these topics themselves; only some of them when ids are given. */
export interface Chosen {
  readonly topicIds: readonly number[];
  readonly questionIds: readonly number[] | null;
}

const isChosen = ({ topicIds, questionIds }: Chosen): SQL =>
  and(
    inArray(questions.topicId, [...topicIds]),
    questionIds ? sql`${questions.id} = any(${sql.param([...questionIds])}::int[])` : undefined,
  )!;

export async function listOfTopics(
  db: Db,
  topicIds: readonly number[],
  {
    q,
    page,
    pageSize,
    order,
  }: { q?: string | undefined; page: number; pageSize: number; order: 'asc' | 'desc' },
) {
  const like = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = and(
    inArray(questions.topicId, [...topicIds]),
    like ? or(ilike(questions.questionsText, like), sql`${questions.id}::text = ${q}`) : undefined,
  );
  const [total] = await db.select({ amount: count() }).from(questions).where(found);
  const rows = await db
    .select({
      id: questions.id,
      topicId: questions.topicId,
      questionsText: questions.questionsText,
      difficulty: questions.difficulty,
      marks: questions.marks,
      visible: questions.visible,
    })
    .from(questions)
    .where(found)
    .orderBy(order === 'asc' ? asc(questions.id) : desc(questions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: total!.amount };
}

export async function countChosen(db: Db, chosen: Chosen, toTopicId: number, toSubjectId: number) {
  const other = (condition: SQL) => sql`exists (select from question_other_topics o
    join topics t on t.id = o.topic_id where o.question_id = ${questions.id} and ${condition})`;
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      hidden: counted(sql`not ${questions.visible}`),
      shared: counted(sql`${questions.mathLevelVisibilityShared}`),
      dropped: counted(other(sql`t.id = ${toTopicId}`)),
      elsewhere: counted(other(sql`t.subject_id <> ${toSubjectId}`)),
    })
    .from(questions)
    .where(isChosen(chosen));
  return row!;
}

export const listExamples = (db: Db, chosen: Chosen, limit: number) =>
  db
    .select({ id: questions.id, questions_text: questions.questionsText })
    .from(questions)
    .where(isChosen(chosen))
    .orderBy(asc(questions.id))
    .limit(limit);

export async function insertTransfer(
  db: Db,
  transfer: typeof questionTransfers.$inferInsert,
): Promise<TransferRow> {
  const [row] = await db.insert(questionTransfers).values(transfer).returning();
  return row!;
}

/** Notes where the chosen questions are, and answers their ids. The bank's turn has been taken. */
export async function noteTransferred(
  db: Db,
  transferId: number,
  chosen: Chosen,
  toTopicId: number,
): Promise<number[]> {
  const rows = await readRows(
    db,
    'note of a transfer',
    z.object({ question_id: z.int() }),
    sql`
    insert into transferred_questions
      (transfer_id, question_id, from_topic_id, topic_changed_before, was_other_topic)
    select ${transferId}::int, questions.id, questions.topic_id, questions.topic_changed,
      exists (select from question_other_topics o
        where o.question_id = questions.id and o.topic_id = ${toTopicId})
    from questions where ${isChosen(chosen)}
    order by questions.id
    returning question_id`,
  );
  return rows.map(({ question_id }) => question_id);
}

/** A question's own topic isn't one of its others as well. */
export async function moveQuestions(
  db: Db,
  ids: readonly number[],
  toTopicId: number,
  now: Date,
): Promise<void> {
  const given = sql`any(${sql.param([...ids])}::int[])`;
  await db.execute(sql`
    delete from question_other_topics where topic_id = ${toTopicId} and question_id = ${given}`);
  await db
    .update(questions)
    .set({
      topicId: toTopicId,
      subjectId: sql`(select subject_id from topics where id = ${toTopicId})`,
      topicChanged: true,
      updatedAt: now,
    })
    .where(sql`${questions.id} = ${given}`);
}

export const listTransfers = (db: Db, limit: number): Promise<TransferRow[]> =>
  db.select().from(questionTransfers).orderBy(desc(questionTransfers.id)).limit(limit);

/** Whoever else is about to undo it waits. */
export async function lockTransfer(db: Db, id: number): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(questionTransfers).where(eq(questionTransfers.id, id)).for('update');
  return row;
}

const transferredRow = z.object({
  questionId: z.int(),
  /** Null when the question is gone. */
  topicId: z.int().nullable(),
  /** Whether the topic that it came from is still there. */
  canReturn: z.boolean(),
});

export type TransferredNow = Readonly<z.output<typeof transferredRow>>;

export async function listTransferred(db: Db, transferId: number): Promise<TransferredNow[]> {
  return readRows(
    db,
    'transferred questions',
    transferredRow,
    sql`
    select i.question_id as "questionId", q.topic_id as "topicId", t.id is not null as "canReturn"
    from transferred_questions i
      left join questions q on q.id = i.question_id
      left join topics t on t.id = i.from_topic_id
    where i.transfer_id = ${transferId}
    order by i.question_id`,
  );
}

export async function moveBack(
  db: Db,
  transfer: TransferRow,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const given = sql`any(${sql.param([...ids])}::int[])`;
  await db.execute(sql`
    update questions q set topic_id = i.from_topic_id, subject_id = t.subject_id,
      topic_changed = i.topic_changed_before, updated_at = ${now}
    from transferred_questions i join topics t on t.id = i.from_topic_id
    where i.transfer_id = ${transfer.id} and i.question_id = q.id and q.id = ${given}`);
  await db.execute(sql`
    insert into question_other_topics (question_id, topic_id)
    select question_id, ${transfer.toTopicId}::int from transferred_questions
    where transfer_id = ${transfer.id} and was_other_topic and question_id = ${given}
    on conflict do nothing`);
}

export async function markUndone(db: Db, id: number, by: string, now: Date): Promise<TransferRow> {
  const [row] = await db
    .update(questionTransfers)
    .set({ undoneAt: now, undoneByName: by })
    .where(eq(questionTransfers.id, id))
    .returning();
  return row!;
}
