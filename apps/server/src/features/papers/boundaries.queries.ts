import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { gradeBoundaries, paperCourses } from './papers.tables.ts';

export type CourseRow = typeof paperCourses.$inferSelect;
export type BoundaryRow = typeof gradeBoundaries.$inferSelect;

export const listCourses = (db: Db): Promise<CourseRow[]> => db.select().from(paperCourses);

export const listBoundaries = (db: Db): Promise<BoundaryRow[]> =>
  db
    .select()
    .from(gradeBoundaries)
    .orderBy(asc(gradeBoundaries.subjectId), asc(gradeBoundaries.paper), asc(gradeBoundaries.grade));

/** The one course, locked where it has been set before. */
export async function lockCourse(db: Db, subjectId: number): Promise<CourseRow | undefined> {
  const [row] = await db
    .select()
    .from(paperCourses)
    .where(eq(paperCourses.subjectId, subjectId))
    .for('update');
  return row;
}

export async function upsertCourse(db: Db, row: typeof paperCourses.$inferInsert): Promise<void> {
  const { subjectId: _, ...changes } = row;
  await db
    .insert(paperCourses)
    .values(row)
    .onConflictDoUpdate({ target: paperCourses.subjectId, set: changes });
}

export async function replaceBoundaries(
  db: Db,
  subjectId: number,
  paper: string,
  rows: readonly Pick<BoundaryRow, 'grade' | 'percent'>[],
): Promise<void> {
  await db
    .delete(gradeBoundaries)
    .where(and(eq(gradeBoundaries.subjectId, subjectId), eq(gradeBoundaries.paper, paper)));
  if (rows.length === 0) return;
  await db.insert(gradeBoundaries).values(rows.map((row) => ({ subjectId, paper, ...row })));
}
