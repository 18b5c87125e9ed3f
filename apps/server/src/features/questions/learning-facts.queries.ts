import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readManyRows, readRows } from '../../platform/database/read-rows.ts';

/** Questions without a key are designs of their own. */
const design = sql`coalesce(q.design_key, 'question:' || q.id)`;
const isChoice = sql`q.mcq_answer is not null`;

const factsRow = z.object({
  id: z.int(),
  design: z.string(),
  subject_id: z.int(),
  topic_ids: z.array(z.int()),
  twin_subject_id: z.int().nullable(),
  twin_topic_ids: z.array(z.int()),
  difficulty: z.int(),
  marks: z.int(),
  choice: z.boolean(),
  mcq_answer: z.string().nullable(),
});

type FactsRow = Readonly<z.output<typeof factsRow>>;

/** What an answer to each question tells of: its design, and its topics in every subject that lists it. */
export const readFactsRows = (db: Db, ids: readonly number[]): Promise<FactsRow[]> =>
  readRows(
    db,
    'facts for learning',
    factsRow,
    sql`
    select q.id, ${design} as design, q.subject_id, q.difficulty, q.marks, ${isChoice} as choice, q.mcq_answer,
      array[q.topic_id] || array(
        select o.topic_id from question_other_topics o where o.question_id = q.id order by o.topic_id
      ) as topic_ids,
      twin.subject_id as twin_subject_id, coalesce(twin.topic_ids, '{}') as twin_topic_ids
    from questions q
    left join lateral (
      select p.subject_id, array[coalesce(p.topic3_id, p.topic2_id, p.topic1_id)] as topic_ids
      from question_places p where p.question_id = q.id and p.shared order by p.subject_id limit 1
    ) twin on true
    where q.id = any(${sql.param([...ids])}::int[])`,
  );

const askableRow = z.object({
  id: z.int(),
  design: z.string(),
  topic_id: z.int(),
  difficulty: z.int(),
  marks: z.int(),
  choice: z.boolean(),
  answerable: z.boolean(),
});

type AskableRow = Readonly<z.output<typeof askableRow>>;

/** Every visible question that a subject lists, variant by variant. */
export const listAskableRows = (db: Db, subjectId: number): Promise<AskableRow[]> =>
  readManyRows(
    db,
    'questions to ask',
    askableRow,
    sql`
    select q.id, ${design} as design, coalesce(p.topic3_id, p.topic2_id, p.topic1_id) as topic_id,
      p.difficulty, p.marks, ${isChoice} as choice,
      ${isChoice} or jsonb_path_exists(q.replies, '$[*] ? (@.kind != "self")') as answerable
    from question_places p
    join questions q on q.id = p.question_id
    where p.subject_id = ${subjectId} and p.visible
    order by q.variant, q.id`,
  );
