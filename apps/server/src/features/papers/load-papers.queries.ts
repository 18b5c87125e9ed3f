import { isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readManyRows } from '../../platform/database/read-rows.ts';
import { listPapersById, type StoredPaper } from './papers.queries.ts';
import { papers } from './papers.tables.ts';

const firstRow = z.object({ design: z.string(), id: z.int(), marks: z.int() });

/** The first question of each of these designs that students see: it is the same in every installation. */
export async function listFirstOfDesigns(
  db: Db,
  designs: readonly string[],
): Promise<Map<string, { readonly id: number; readonly marks: number }>> {
  const wanted = sql.param([...designs]);
  const rows = await readManyRows(
    db,
    'first questions of designs',
    firstRow,
    sql`
    select distinct on (1) coalesce(design_key, key) as design, id, marks from questions
    where visible and (design_key = any(${wanted}::text[]) or (design_key is null and key = any(${wanted}::text[])))
    order by 1, variant, id`,
  );
  return new Map(rows.map(({ design, id, marks }) => [design, { id, marks }]));
}

/** Papers that came with the bank, by their keys. */
export async function listMocks(db: Db): Promise<Map<string, StoredPaper>> {
  const rows = await db.select({ id: papers.id }).from(papers).where(isNotNull(papers.contentKey));
  const stored = await listPapersById(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(stored.map((paper) => [paper.contentKey!, paper]));
}
