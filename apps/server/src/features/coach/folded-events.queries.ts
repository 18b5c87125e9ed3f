import { eventSources } from '@sevenfold/contract/coach/coach.constants';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { checkRows, readRow } from '../../platform/database/read-rows.ts';

const foldedRow = z.object({
  id: z.int(),
  seq: z.int(),
  design: z.string(),
  /** Where the subject lists its question. */
  topicIds: z.array(z.int()),
  difficulty: z.int(),
  kind: z.enum(['choice', 'written']),
  source: z.enum(eventSources),
  marks: z.number(),
  of: z.number(),
  retry: z.boolean(),
  /** Whether the ability just before it is still to be noted: of first answers, in the question's own subject. */
  unnoted: z.boolean(),
  at: z.date(),
  keptAt: z.date(),
});
export type FoldedRow = z.output<typeof foldedRow>;

/** Moments come in milliseconds. */
type Columns = {
  readonly [Name in keyof FoldedRow]: readonly (FoldedRow[Name] extends Date ? number : FoldedRow[Name])[];
};

/** All are null where there is no event. What they hold is checked by its first row. */
const columnsRow = z.custom<Columns | Record<keyof FoldedRow, null>>((row) =>
  Object.keys(foldedRow.shape).every((name) => {
    const column: unknown = (row as Record<string, unknown>)[name];
    return column === null || Array.isArray(column);
  }),
);

/** In fractions of seconds, which are exact enough: PostgreSQL's exact numbers take it several times as long. */
const milliseconds = (column: 'at' | 'kept_at') =>
  sql`(date_part('epoch', ${sql.identifier(column)}) * 1000)::int8`;

/**
 * Of one subject, also where it is the other level of a question's own; in the order in which they were kept. Thousands of
 * them come as one row, column by column: that takes the database and the server a small part of the time that as many
 * rows do. The first is checked, and all are made by the same statement.
 */
export async function listEventsAfter(
  db: Db,
  userId: string,
  subjectId: number,
  seq: number,
): Promise<FoldedRow[]> {
  const name = 'events of a subject';
  const columns = await readRow(
    db,
    name,
    columnsRow,
    sql`
    select json_agg(id) as id, json_agg(seq) as seq, json_agg(design) as design, json_agg(topics) as "topicIds",
      json_agg(difficulty) as difficulty, json_agg(kind) as kind, json_agg(source) as source, json_agg(marks) as marks,
      json_agg("of") as "of", json_agg(retry) as retry, json_agg(unnoted) as unnoted,
      json_agg(${milliseconds('at')}) as at, json_agg(${milliseconds('kept_at')}) as "keptAt"
    from (
      select *, case when subject_id = ${subjectId} then topic_ids else twin_topic_ids end as topics,
        first and ability is null and subject_id = ${subjectId} as unnoted
      from learning_events
      where user_id = ${userId} and seq > ${seq} and (subject_id = ${subjectId} or twin_subject_id = ${subjectId})
      order by seq
    ) as events`,
  );
  const events = columns.id === null ? [] : rowsOf(columns);
  checkRows(name, foldedRow, events.slice(0, 1));
  return events;
}

const rowsOf = (columns: Columns): FoldedRow[] =>
  columns.id.map((id, index) => ({
    id,
    seq: columns.seq[index]!,
    design: columns.design[index]!,
    topicIds: columns.topicIds[index]!,
    difficulty: columns.difficulty[index]!,
    kind: columns.kind[index]!,
    source: columns.source[index]!,
    marks: columns.marks[index]!,
    of: columns.of[index]!,
    retry: columns.retry[index]!,
    unnoted: columns.unnoted[index]!,
    at: new Date(columns.at[index]!),
    keptAt: new Date(columns.keptAt[index]!),
  }));
