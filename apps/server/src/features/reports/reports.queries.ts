import type { Db } from '../../platform/database/database.ts';
import { reports } from './reports.tables.ts';

export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(report);
}
