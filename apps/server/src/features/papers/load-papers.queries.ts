import { isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readManyRows } from '../../platform/database/read-rows.ts';
import { listPapersById, type StoredPaper } from './papers.queries.ts';
import { papers } from './papers.tables.ts';

const lastRow = z.object({ design: z.string(), id: z.int(), marks: z.int() });

/**
 * The last question of each of these designs that students see: lists show the first, and whoever asks for other numbers
 * meets the last one last. It is worth as much as the first.
 */
export async function listLastOfDesigns(
  db: Db,
  designs: readonly string[],
): Promise<Map<string, { readonly id: number; readonly marks: number }>> {
  const wanted = sql.param([...designs]);
  const rows = await readManyRows(
    db,
    'last questions of designs',
    lastRow,
    sql`
    select distinct on (design) design, id, marks from (
      select coalesce(design_key, key) as design, id, variant, marks,
        first_value(marks) over (partition by coalesce(design_key, key) order by variant, id) as usual
      from questions
      where visible and (design_key = any(${wanted}::text[]) or (design_key is null and key = any(${wanted}::text[])))
    ) as theirs
    where marks = usual
    order by design, variant desc, id`,
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
