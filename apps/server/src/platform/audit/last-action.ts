import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditLog } from './audit.tables.ts';

export interface LastAction {
  readonly by: string;
  readonly at: Date;
  readonly action: string;
}

/** What staff did last to one thing. */
export async function readLastAction(
  db: Db,
  about: { readonly kind: string; readonly id: string | number },
): Promise<LastAction | undefined> {
  const [last] = await db
    .select({ by: auditLog.actorName, at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.aboutKind, about.kind), eq(auditLog.aboutId, String(about.id))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last;
}
