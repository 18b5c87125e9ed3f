import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { learningEvents, mistakeNotes } from './coach.tables.ts';

/** From this share of the marks on, a later answer has mended the mistake. */
const mendedFrom = 0.8;

const isMistake = sql`e.source <> 'completed' and e.marks < e."of" - 0.001`;
const mendedAt = sql`(
  select min(later.at) from learning_events later
  where later.user_id = e.user_id and later.design = e.design and later.seq > e.seq
    and later.source <> 'completed' and later.marks >= ${sql.raw(String(mendedFrom))} * later."of")`;

export interface MistakeFilter {
  readonly userId: string;
  readonly subjectId?: number | undefined;
  /** The topics in one of which the question has to lie. */
  readonly topicIds?: readonly number[] | undefined;
  readonly state?: 'open' | 'mended' | undefined;
}

const whereOf = ({ userId, subjectId, topicIds, state }: MistakeFilter) => {
  const parts = [sql`e.user_id = ${userId}`, isMistake];
  if (subjectId !== undefined) {
    parts.push(sql`(e.subject_id = ${subjectId} or e.twin_subject_id = ${subjectId})`);
  }
  if (topicIds) {
    const ids = sql`${sql.param([...topicIds])}::int[]`;
    parts.push(sql`(e.topic_ids[1] = any(${ids}) or e.twin_topic_ids[1] = any(${ids}))`);
  }
  if (state) parts.push(sql`${mendedAt} is ${state === 'mended' ? sql`not null` : sql`null`}`);
  return sql.join(parts, sql` and `);
};

const answered = z.object({
  field: z.string(),
  value: z.string(),
  marks: z.number(),
  of: z.number(),
  readHtml: z.string().optional(),
  noteHtml: z.string().optional(),
});

const mistakeRow = z.object({
  id: z.int(),
  at: z.coerce.date(),
  source: z.enum(['reply', 'own marking', 'faculty', 'completed']),
  source_key: z.string(),
  question_id: z.int().nullable(),
  design: z.string(),
  subject_id: z.int(),
  topic_id: z.int(),
  marks: z.number(),
  of: z.number(),
  details: z.object({
    replies: z.array(answered).optional(),
    missedLines: z.array(z.int()).optional(),
    comment: z.string().optional(),
  }),
  own_note: z.string().nullable(),
  mended_at: z.coerce.date().nullable(),
});

export type MistakeRow = z.output<typeof mistakeRow>;

export const listMistakeRows = (
  db: Db,
  filter: MistakeFilter,
  page: {
    readonly sort: 'at' | 'lost';
    readonly order: 'asc' | 'desc';
    readonly limit: number;
    readonly offset: number;
  },
): Promise<MistakeRow[]> => {
  const key = page.sort === 'at' ? sql`e.at` : sql`(e."of" - e.marks)`;
  const order = page.order === 'asc' ? sql`asc` : sql`desc`;
  return readRows(
    db,
    'mistakes',
    mistakeRow,
    sql`
    select e.id, e.at, e.source, e.source_key, e.question_id, e.design, e.subject_id, e.topic_ids[1] as topic_id,
      e.marks, e."of", e.details, n.text as own_note, ${mendedAt} as mended_at
    from learning_events e
    left join mistake_notes n on n.user_id = e.user_id and n.source_key = e.source_key
    where ${whereOf(filter)}
    order by ${key} ${order}, e.id ${order}
    limit ${page.limit} offset ${page.offset}`,
  );
};

const countRow = z.object({ subject_id: z.int(), topic_id: z.int(), count: z.int() });

/** By subject and own topic, whatever page is shown. */
export const countMistakes = (db: Db, filter: MistakeFilter) =>
  readRows(
    db,
    'mistakes by topic',
    countRow,
    sql`
    select e.subject_id, e.topic_ids[1] as topic_id, count(*)::int as count
    from learning_events e where ${whereOf(filter)} group by 1, 2`,
  );

/** The source of one of the student's own answers. */
export async function findSource(db: Db, userId: string, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sourceKey: learningEvents.sourceKey })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), eq(learningEvents.id, id)));
  return row?.sourceKey;
}

export async function putNote(db: Db, note: typeof mistakeNotes.$inferInsert): Promise<void> {
  await db
    .insert(mistakeNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [mistakeNotes.userId, mistakeNotes.sourceKey],
      set: { text: sql`excluded.text`, updatedAt: sql`excluded.updated_at` },
    });
}

export async function removeNote(db: Db, userId: string, sourceKey: string): Promise<void> {
  await db
    .delete(mistakeNotes)
    .where(and(eq(mistakeNotes.userId, userId), eq(mistakeNotes.sourceKey, sourceKey)));
}
