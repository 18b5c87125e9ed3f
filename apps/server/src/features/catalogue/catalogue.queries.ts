import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/read-rows.ts';

const subjectRow = z.object({
  id: z.int(),
  slug: z.string(),
  subject_name: z.string(),
  staff_only: z.boolean(),
});

const topicRow = z.object({
  id: z.int(),
  subject_id: z.int(),
  parent_topic_id: z.int().nullable(),
  slug: z.string(),
  topic_name: z.string(),
  topic_number: z.string(),
  depth: z.int(),
  question_count: z.int(),
});

/** Designs of a topic: of itself, without those below it, or of all that is listed there besides. */
const designsRow = z.object({ topic_id: z.int(), count: z.int() });

export type SubjectRow = Readonly<z.output<typeof subjectRow>>;
type DesignsRow = Readonly<z.output<typeof designsRow>>;
export type TopicRow = Readonly<z.output<typeof topicRow>>;

/** A bigint comes as text. */
const versionRow = z.object({ version: z.string() });
const catalogueRow = versionRow.extend({
  subjects: z.array(subjectRow),
  topics: z.array(topicRow),
  designs: z.array(designsRow),
  also_designs: z.array(designsRow),
});

export interface CatalogueRows {
  readonly version: number;
  readonly subjects: SubjectRow[];
  readonly topics: TopicRow[];
  readonly designs: readonly DesignsRow[];
  /** With another topic of their own: at each topic all that it lists, below it too. */
  readonly also_designs: readonly DesignsRow[];
}

export async function readBankVersion(db: Db): Promise<number> {
  const { version } = await readRow(
    db,
    'version of the bank',
    versionRow,
    sql`select version from bank_version`,
  );
  return Number(version);
}

/** In one statement, so that the version and what it stands for are of the same moment. */
export async function readCatalogueRows(db: Db): Promise<CatalogueRows> {
  const { version, ...rows } = await readRow(
    db,
    'catalogue',
    catalogueRow,
    sql`
    select version,
      (select coalesce(json_agg(s order by s.position, s.id), '[]') from (
        select id, slug, subject_name, staff_only, position from subjects
      ) s) as subjects,
      (select coalesce(json_agg(t order by t.depth, t.position, t.id), '[]') from (
        select id, subject_id, parent_topic_id, slug, topic_name, topic_number, depth, question_count, position
        from topics
      ) t) as topics,
      (select coalesce(json_agg(d), '[]') from (
        -- Search keeps one row for each design with a visible question, in its own topic.
        select topic_id, count(*) from search_questions group by topic_id
        union all
        select coalesce(p.topic3_id, p.topic2_id, p.topic1_id) as topic_id,
          count(distinct search_design(q.design_key, q.topic_id, q.id))
        from questions q join question_places p on p.question_id = q.id and p.shared and p.visible
        where q.math_level_visibility_shared
        group by 1
      ) d) as designs,
      (select coalesce(json_agg(d), '[]') from (
        select also.topic_id, count(distinct search_design(q.design_key, q.topic_id, q.id))
        from question_places p
          join questions q on q.id = p.question_id, unnest(p.also_topic_ids) as also (topic_id)
        where p.visible and p.also_topic_ids <> '{}'
        group by 1
      ) d) as also_designs
    from bank_version`,
  );
  return { version: Number(version), ...rows };
}
