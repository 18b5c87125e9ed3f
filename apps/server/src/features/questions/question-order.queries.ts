import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Criteria } from './question-filter.policy.ts';

/** Where a list looks: in a topic, in a subject, or in several subjects at once. */
export type ListPlace =
  | { readonly topicId: number; readonly depth: number }
  | { readonly subjectId: number }
  | { readonly subjectIds: readonly number[] };

const topicColumns = [sql`topic1_id`, sql`topic2_id`, sql`topic3_id`];

function placeCondition(place: ListPlace): SQL {
  if ('topicId' in place) return sql`${topicColumns[place.depth - 1]} = ${place.topicId}`;
  if ('subjectId' in place) return sql`subject_id = ${place.subjectId}`;
  // Across subjects a shared question counts once, where it is at home.
  return sql`not shared and subject_id = any(${sql.param(place.subjectIds)}::int[])`;
}

function conditions(criteria: Criteria): SQL[] {
  const found: SQL[] = [];
  if (!criteria.hiddenToo) found.push(sql`visible`);
  if (criteria.year !== undefined) found.push(sql`year = ${criteria.year}`);
  if (criteria.month !== undefined) found.push(sql`month = ${criteria.month}`);
  if (criteria.paper !== undefined) found.push(sql`paper = ${criteria.paper}`);
  if (criteria.timezone !== undefined) found.push(sql`timezone = ${criteria.timezone}`);
  if (criteria.level !== undefined) found.push(sql`level = ${criteria.level}`);
  if (criteria.difficulties.length > 0) {
    found.push(sql`difficulty = any(${sql.param(criteria.difficulties)}::smallint[])`);
  }
  if (criteria.calculatorAllowed !== undefined) {
    found.push(sql`calculator_allowed = ${criteria.calculatorAllowed}`);
  }
  if (criteria.verified) found.push(sql`verified`);
  if (criteria.topicChanged) found.push(sql`topic_changed`);
  return found;
}

const sortColumns = {
  priority: sql`priority`,
  year: sql`year`,
  difficulty: sql`difficulty`,
  marks: sql`marks`,
};

/** What has no value comes last in both directions; equals stay in the default order. */
function order({ sortBy, sortOrder }: Criteria): SQL {
  if (sortBy === 'priority' && sortOrder === 'asc') return sql`priority, variant, question_id`;
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sortColumns[sortBy]} ${direction} nulls last, priority, variant, question_id`;
}

/** Ids of all the questions in a list, in its order. As one value: a row for each would cost ten times as much. */
export async function readOrder(db: Db, place: ListPlace, criteria: Criteria): Promise<Int32Array> {
  const where = sql.join([placeCondition(place), ...conditions(criteria)], sql` and `);
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(question_id::text, ',') as ids
    from (select question_id from question_places where ${where} order by ${order(criteria)}) listed`);
  const ids = rows[0]?.ids;
  return ids ? Int32Array.from(ids.split(','), Number) : new Int32Array();
}
