import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface SubjectRow {
  readonly id: number;
  readonly slug: string;
  readonly subject_name: string;
  readonly staff_only: boolean;
}

export interface TopicRow {
  readonly id: number;
  readonly subject_id: number;
  readonly parent_topic_id: number | null;
  readonly slug: string;
  readonly topic_name: string;
  readonly topic_number: string;
  readonly depth: number;
  readonly question_count: number;
}

export interface CatalogueRows {
  readonly version: number;
  readonly subjects: SubjectRow[];
  readonly topics: TopicRow[];
}

export async function readBankVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from bank_version`);
  return Number(rows[0]!.version);
}

/** In one statement, so that the version and what it stands for are of the same moment. */
export async function readCatalogueRows(db: Db): Promise<CatalogueRows> {
  const { rows } = await db.execute<{ version: string; subjects: SubjectRow[]; topics: TopicRow[] }>(sql`
    select version,
      (select coalesce(json_agg(s order by s.position, s.id), '[]') from (
        select id, slug, subject_name, staff_only, position from subjects
      ) s) as subjects,
      (select coalesce(json_agg(t order by t.depth, t.position, t.id), '[]') from (
        select id, subject_id, parent_topic_id, slug, topic_name, topic_number, depth, question_count, position
        from topics
      ) t) as topics
    from bank_version`);
  const { version, subjects, topics } = rows[0]!;
  return { version: Number(version), subjects, topics };
}
