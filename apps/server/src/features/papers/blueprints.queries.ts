import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { blueprints } from './papers.tables.ts';

export type BlueprintRow = typeof blueprints.$inferSelect;
export type NewBlueprint = typeof blueprints.$inferInsert;

export const listBlueprintRows = (db: Db): Promise<BlueprintRow[]> =>
  db.select().from(blueprints).orderBy(asc(blueprints.subjectId), asc(blueprints.name), asc(blueprints.id));

export async function findBlueprint(
  db: Db,
  id: number,
  options: { forUpdate?: boolean } = {},
): Promise<BlueprintRow | undefined> {
  const query = db.select().from(blueprints).where(eq(blueprints.id, id));
  const [row] = options.forUpdate ? await query.for('update') : await query;
  return row;
}

export async function insertBlueprint(db: Db, row: NewBlueprint): Promise<BlueprintRow> {
  const [made] = await db.insert(blueprints).values(row).returning();
  return made!;
}

export async function changeBlueprintRow(
  db: Db,
  id: number,
  changes: Partial<NewBlueprint>,
): Promise<BlueprintRow> {
  const [row] = await db.update(blueprints).set(changes).where(eq(blueprints.id, id)).returning();
  return row!;
}

export async function deleteBlueprintRow(db: Db, id: number): Promise<void> {
  await db.delete(blueprints).where(eq(blueprints.id, id));
}
