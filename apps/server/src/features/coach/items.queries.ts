import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { SuspicionKind } from '@sevenfold/contract/coach/coach.constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { insertMany } from '../../platform/database/insert-many.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { itemFigures } from './coach.tables.ts';

export type ItemRow = typeof itemFigures.$inferSelect;

const designRow = z.object({ subject_id: z.int(), design: z.string() });

/** Every design that somebody has answered. */
export const listAnsweredDesigns = (db: Db) =>
  readRows(
    db,
    'answered designs',
    designRow,
    sql`
    select distinct subject_id, design from learning_events
    where first and ability is not null order by subject_id, design`,
  );

const firstRow = z.object({
  design: z.string(),
  question_id: z.int().nullable(),
  topic_id: z.int(),
  difficulty: z.int(),
  kind: z.enum(['choice', 'written']),
  ability: z.number(),
  outcome: z.number(),
  option: z.string().nullable(),
});

export type FirstAnswer = z.output<typeof firstRow>;

/** First answers of students, the newest last: staff who try a question know its answer. */
export const listFirstAnswers = (db: Db, subjectId: number, designs: readonly string[]) =>
  readRows(
    db,
    'first answers',
    firstRow,
    sql`
    select e.design, e.question_id, e.topic_ids[1] as topic_id, e.difficulty, e.kind, e.ability,
      least(1, greatest(0, e.marks / e."of"))::float8 as outcome,
      case when e.kind = 'choice' then upper(e.details->'replies'->0->>'value') end as option
    from learning_events e
    join users u on u.id = e.user_id
    where e.subject_id = ${subjectId} and e.first and e.ability is not null and e."of" > 0
      and e.design = any(${sql.param([...designs])}::text[]) and u.role_id = ${roleIds.student}
    order by e.design, e.id`,
  );

export async function lastFigured(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${itemFigures.figuredAt})`.mapWith(itemFigures.figuredAt) })
    .from(itemFigures);
  return row?.at ?? undefined;
}

export async function replaceItems(db: Db, rows: readonly ItemRow[]): Promise<void> {
  await db.delete(itemFigures);
  await insertMany(db, itemFigures, rows);
}

interface ItemFilter {
  readonly q?: string | undefined;
  readonly subjectId?: number | undefined;
  readonly difficulty?: number | undefined;
  readonly suspicion?: SuspicionKind | 'any' | undefined;
}

const whereOf = ({ q, subjectId, difficulty, suspicion }: ItemFilter) =>
  and(
    q ? sql`position(lower(${q}) in lower(${itemFigures.design})) > 0` : undefined,
    subjectId === undefined ? undefined : eq(itemFigures.subjectId, subjectId),
    difficulty === undefined ? undefined : eq(itemFigures.difficulty, difficulty),
    suspicion === 'any' ? sql`${itemFigures.suspicions} <> '[]'` : undefined,
    suspicion === undefined || suspicion === 'any'
      ? undefined
      : sql`${itemFigures.suspicions} @> ${JSON.stringify([{ kind: suspicion }])}::jsonb`,
  );

const sortKeys = {
  suspicious: sql`jsonb_array_length(${itemFigures.suspicions})`,
  replies: itemFigures.replies,
  facility: itemFigures.facility,
  discrimination: itemFigures.discrimination,
};

export const listItemRows = (
  db: Db,
  filter: ItemFilter,
  page: {
    readonly sort: keyof typeof sortKeys;
    readonly order: 'asc' | 'desc';
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ItemRow[]> =>
  db
    .select()
    .from(itemFigures)
    .where(whereOf(filter))
    .orderBy(
      sql`${sortKeys[page.sort]} ${sql.raw(page.order)} nulls last`,
      asc(itemFigures.subjectId),
      asc(itemFigures.design),
    )
    .limit(page.limit)
    .offset(page.offset);

export const countItems = (db: Db, filter: ItemFilter): Promise<number> =>
  db.$count(itemFigures, whereOf(filter));
