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

export type SubjectRow = Readonly<z.output<typeof subjectRow>>;
export type TopicRow = Readonly<z.output<typeof topicRow>>;

/** A bigint comes as text. */
const versionRow = z.object({ version: z.string() });
const catalogueRow = versionRow.extend({ subjects: z.array(subjectRow), topics: z.array(topicRow) });

export interface CatalogueRows {
  readonly version: number;
  readonly subjects: SubjectRow[];
  readonly topics: TopicRow[];
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
  const { version, subjects, topics } = await readRow(
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
      ) t) as topics
    from bank_version`,
  );
  return { version: Number(version), subjects, topics };
}
