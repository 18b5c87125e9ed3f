import { eventSources } from '@sevenfold/contract/coach/coach.constants';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { checkRows, readRow } from '../../platform/database/read-rows.ts';
import type { EventRow } from './events.queries.ts';

export type FoldedRow = Pick<
  EventRow,
  | 'id'
  | 'seq'
  | 'design'
  | 'subjectId'
  | 'topicIds'
  | 'twinTopicIds'
  | 'difficulty'
  | 'kind'
  | 'source'
  | 'marks'
  | 'of'
  | 'retry'
  | 'first'
  | 'at'
  | 'keptAt'
  | 'ability'
>;

const packedRow = z.tuple([
  z.int(),
  z.int(),
  z.string(),
  z.int(),
  z.array(z.int()),
  z.array(z.int()),
  z.int(),
  z.enum(['choice', 'written']),
  z.enum(eventSources),
  z.number(),
  z.number(),
  z.boolean(),
  z.boolean(),
  z.int(),
  z.int(),
  z.number().nullable(),
]);
type PackedRow = z.output<typeof packedRow>;

const milliseconds = (column: 'at' | 'kept_at') =>
  sql`round(extract(epoch from ${sql.identifier(column)}) * 1000)::int8`;

/**
 * Of one subject, also where it is the other level of a question's own; in the order in which they were kept. Thousands of
 * them come as one value: reading it takes a fifth of the time that as many rows do. The first is checked, and all are made
 * by the same statement.
 */
export async function listEventsAfter(
  db: Db,
  userId: string,
  subjectId: number,
  seq: number,
): Promise<FoldedRow[]> {
  const name = 'events of a subject';
  const { events } = await readRow(
    db,
    name,
    z.object({ events: z.array(z.unknown()) }),
    sql`
    select coalesce(json_agg(json_build_array(
      id, seq, design, subject_id, topic_ids, twin_topic_ids, difficulty, kind, source, marks, "of", retry, first,
      ${milliseconds('at')}, ${milliseconds('kept_at')}, ability
    ) order by seq), '[]') as events
    from learning_events
    where user_id = ${userId} and seq > ${seq} and (subject_id = ${subjectId} or twin_subject_id = ${subjectId})`,
  );
  checkRows(name, packedRow, events.slice(0, 1));
  return (events as PackedRow[]).map(unpacked);
}

const unpacked = ([
  id,
  seq,
  design,
  subjectId,
  topicIds,
  twinTopicIds,
  difficulty,
  kind,
  source,
  marks,
  of,
  retry,
  first,
  at,
  keptAt,
  ability,
]: PackedRow): FoldedRow => ({
  id,
  seq,
  design,
  subjectId,
  topicIds,
  twinTopicIds,
  difficulty,
  kind,
  source,
  marks,
  of,
  retry,
  first,
  at: new Date(at),
  keptAt: new Date(keptAt),
  ability,
});
