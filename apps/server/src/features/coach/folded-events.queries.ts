import { eventSources } from '@sevenfold/contract/coach/coach.constants';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { checkRows, readRow } from '../../platform/database/read-rows.ts';
import { type EventNumbers, KeptEvent } from './kept-event.ts';

const name = 'events of a subject';

/** All are null where there is no event. */
const columnsRow = z.object({
  designs: z.string().nullable(),
  topics: z.string().nullable(),
  seq: z.string().nullable(),
  traits: z.string().nullable(),
  marks: z.string().nullable(),
  of: z.string().nullable(),
  at: z.string().nullable(),
  keptAt: z.string().nullable(),
  unnoted: z.string().nullable(),
});

const eventRow = z.object({
  design: z.string().min(1),
  topicIds: z.array(z.int()),
  seq: z.int(),
  traits: z
    .int()
    .min(1)
    .max(16 * eventSources.length - 1),
  marks: z.number(),
  of: z.number(),
  at: z.int(),
  keptAt: z.int(),
  unnoted: z.int(),
});

/** No design has it in its name. */
const separator = '\u001F';

/** A column in one text. PostgreSQL writes an array of its own much faster than a list in JSON. */
const column = (value: SQL) => sql`array_to_string(array_agg(${value}), ',')`;

/** By fractions of seconds, which are exact enough: PostgreSQL's exact numbers take it several times as long. */
const milliseconds = (value: SQL) => sql`(date_part('epoch', ${value}) * 1000)::int8`;

const sourceNumber = sql.join(
  [
    sql`case source`,
    ...eventSources.map((source, place) => sql.raw(`when '${source}' then ${place}`)),
    sql`end`,
  ],
  sql` `,
);

/**
 * Of one subject, also where it is the other level of a question's own; in the order in which they were kept. Thousands of
 * them come as one row, column by column, and as few columns as can be: that takes the database and the server a small part
 * of the time that as many rows do. The first is checked, and all are made by the same statement. When an event was kept
 * is told of those that were kept from `unsettledFrom` on.
 */
export async function listEventsAfter(
  db: Db,
  userId: string,
  subjectId: number,
  { seq, unsettledFrom }: { readonly seq: number; readonly unsettledFrom: Date },
): Promise<KeptEvent[]> {
  const columns = await readRow(
    db,
    name,
    columnsRow,
    sql`
    select string_agg(design, ${separator}) as designs, ${column(sql`array_to_string(topics, ' ')`)} as topics,
      ${column(sql`seq`)} as seq,
      ${column(sql`difficulty + 4 * (kind = 'choice')::int + 8 * retry::int + 16 * ${sourceNumber}`)} as traits,
      ${column(sql`marks`)} as marks, ${column(sql`"of"`)} as "of", ${column(milliseconds(sql`at`))} as at,
      ${column(sql`case when kept_at < ${unsettledFrom} then 0 else ${milliseconds(sql`kept_at`)} end`)} as "keptAt",
      ${column(sql`case when first and ability is null and subject_id = ${subjectId} then id else 0 end`)} as unnoted
    from (
      select *, case when subject_id = ${subjectId} then topic_ids else twin_topic_ids end as topics
      from learning_events
      where user_id = ${userId} and seq > ${seq} and (subject_id = ${subjectId} or twin_subject_id = ${subjectId})
      order by seq
    ) as events`,
  );
  return columns.designs === null ? [] : eventsOf(columns.designs, columns.topics ?? '', columns);
}

function eventsOf(
  designs: string,
  topics: string,
  columns: Readonly<Record<keyof EventNumbers, string | null>>,
): KeptEvent[] {
  const numbers = (of: keyof EventNumbers) => JSON.parse(`[${columns[of] ?? ''}]`) as number[];
  const [seq, traits, marks, of] = [numbers('seq'), numbers('traits'), numbers('marks'), numbers('of')];
  const [at, keptAt, unnoted] = [numbers('at'), numbers('keptAt'), numbers('unnoted')];
  const topicIds = topicsOf(topics.split(','));
  const rowOf = (index: number): EventNumbers => ({
    seq: seq[index]!,
    traits: traits[index]!,
    marks: marks[index]!,
    of: of[index]!,
    at: at[index]!,
    keptAt: keptAt[index]!,
    unnoted: unnoted[index]!,
  });
  const named = designs.split(separator);
  checkRows(name, eventRow, [{ design: named[0], topicIds: topicIds[0], ...rowOf(0) }]);
  return named.map((design, index) => new KeptEvent(design, topicIds[index]!, rowOf(index)));
}

/** Most events are of topics that others are of, too. */
function topicsOf(texts: readonly string[]): readonly number[][] {
  const known = new Map<string, number[]>();
  return texts.map((text) => {
    const ids = known.get(text) ?? (text === '' ? [] : text.split(' ').map(Number));
    known.set(text, ids);
    return ids;
  });
}
