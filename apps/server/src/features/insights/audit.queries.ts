import { and, asc, count, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import type { Db } from '../../platform/database/database.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilter {
  readonly q?: string | undefined;
  readonly actor?: string | undefined;
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { q, actor, kind, id, from, to } = filter;
  const where = and(
    q
      ? or(
          ilike(auditLog.action, containing(q)),
          ilike(auditLog.aboutName, containing(q)),
          ilike(auditLog.actorName, containing(q)),
          eq(auditLog.aboutId, q),
        )
      : undefined,
    actor ? eq(auditLog.actorId, actor) : undefined,
    kind ? eq(auditLog.aboutKind, kind) : undefined,
    id ? eq(auditLog.aboutId, id) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
  );
  const by = filter.order === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(by(auditLog.at), by(auditLog.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  return { rows, total: counted?.total ?? 0 };
}
