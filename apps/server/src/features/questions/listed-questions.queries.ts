import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/read-rows.ts';
import {
  levelNumbers,
  monthNumbers,
  noPriority,
  partNumbers,
  type Trait,
  traits,
} from './listed-questions.ts';

/** Where lists look: in one subject, or in several at once. */
export type ListedIn = { readonly subjectId: number } | { readonly subjectIds: readonly number[] };

const word = (column: string, numbers: Record<string, number>) =>
  `case ${column} ${Object.entries(numbers)
    .map(([name, number]) => `when '${name}' then ${number}`)
    .join(' ')} else 0 end`;

/** Numbers count from 1, so that 0 is none; what no filter can ask for is one value more. */
const number = (column: string, { most }: Trait) => `least(coalesce(${column} + 1, 0), ${most})`;

const traitSources: Record<keyof typeof traits, string> = {
  difficulty: 'difficulty',
  level: word('level', levelNumbers),
  month: word('month', monthNumbers),
  paper: number('paper', traits.paper),
  paperPart: word('paper_part', partNumbers),
  timezone: number('timezone', traits.timezone),
  calculatorAllowed: 'calculator_allowed::int',
  verified: 'verified::int',
  topicChanged: 'topic_changed::int',
  visible: 'visible::int',
  shared: 'shared::int',
};
const packedTraits = Object.entries(traits)
  .map(([name, { shift }]) => `(${traitSources[name as keyof typeof traits]} << ${shift})`)
  .join(' | ');

const packed = [
  'question_id',
  'coalesce(topic3_id, topic2_id, topic1_id)',
  `coalesce(priority, ${noPriority})`,
  'variant',
  'marks * 65536 + coalesce(year, 0)',
  packedTraits,
]
  .map((column) => `int4send(${column})`)
  .concat('int8send(coalesce(hashtextextended(design_key, home_topic_id), question_id))')
  .join(' || ');

const packedAlso = `(
  select string_agg(int4send(question_id) || int4send(topic_id), ''::bytea) from unnest(also_topic_ids) as topic_id
)`;

const bytes = z
  .instanceof(Buffer)
  .nullable()
  .transform((value) => value ?? Buffer.alloc(0));

/** All questions of a place, packed for `unpack`. As one value: a row for each would cost ten times as much. */
export async function readPacked(db: Db, place: ListedIn): Promise<{ packed: Buffer; also: Buffer }> {
  const where =
    'subjectId' in place
      ? sql`subject_id = ${place.subjectId}`
      : // Across subjects a shared question counts once, where it is at home.
        sql`not shared and subject_id = any(${sql.param(place.subjectIds)}::int[])`;
  return readRow(
    db,
    'packed questions',
    z.object({ packed: bytes, also: bytes }),
    sql`
    select string_agg(${sql.raw(packed)}, ''::bytea) as packed,
      string_agg(${sql.raw(packedAlso)}, ''::bytea) as also
    from question_places
    join (select id, design_key, topic_id as home_topic_id from questions) as designs on id = question_id
    where ${where}`,
  );
}
