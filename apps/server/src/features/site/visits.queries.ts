import { and, asc, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { visitCounts, visitMarks, visitSalts } from './visits.tables.ts';

/** The day's salt, whoever of several servers made it first. */
export async function saltOf(db: Db, day: string, fresh: string): Promise<string> {
  await db.insert(visitSalts).values({ day, salt: fresh }).onConflictDoNothing();
  const [row] = await db
    .select({ salt: visitSalts.salt })
    .from(visitSalts)
    .where(sql`${visitSalts.day} = ${day}`);
  return row?.salt ?? fresh;
}

export interface SeenPage {
  readonly day: string;
  readonly page: string;
  readonly views: number;
  readonly marks: readonly string[];
}

/** Adds what was seen; a mark that is known already is no new visitor. One statement, whatever the number of pages. */
export async function addSeen(db: Db, seen: readonly SeenPage[]): Promise<void> {
  const views = seen.map(({ day, page, views: count }) => ({ day, page, count }));
  const marks = seen.flatMap(({ day, page, marks: all }) => all.map((mark) => ({ day, page, mark })));
  await db.execute(sql`
    with fresh as (
      insert into visit_marks (day, page, mark)
      select day, page, mark from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as given(day date, page text, mark text) order by day, page, mark
      on conflict do nothing returning day, page
    )
    insert into visit_counts (day, page, views, visitors)
    select given.day, given.page, given.count,
      (select count(*) from fresh where fresh.day = given.day and fresh.page = given.page)
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as given(day date, page text, count int)
    order by given.day, given.page
    on conflict (day, page) do update set
      views = visit_counts.views + excluded.views, visitors = visit_counts.visitors + excluded.visitors`);
}

/** What could still tell one visitor from another is dropped when its day is over. */
export async function forgetBefore(db: Db, day: string): Promise<void> {
  await db.delete(visitMarks).where(lt(visitMarks.day, day));
  await db.delete(visitSalts).where(lt(visitSalts.day, day));
}

export const readCounts = (db: Db, from: string, to: string) =>
  db
    .select()
    .from(visitCounts)
    .where(and(gte(visitCounts.day, from), lte(visitCounts.day, to)))
    .orderBy(asc(visitCounts.day), asc(visitCounts.page));
