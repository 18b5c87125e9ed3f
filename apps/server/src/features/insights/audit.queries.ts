import { and, asc, count, desc, eq, gte, ilike, lt, max, or } from 'drizzle-orm';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import type { Db } from '../../platform/database/database.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilter {
  readonly q?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
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
  const { q, actor, action, kind, id, from, to } = filter;
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
    action ? eq(auditLog.action, action) : undefined,
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

/** Everything that occurs in the log; people with one of the names that they had. */
export async function listAuditChoices(db: Db): Promise<{
  actors: { id: string; name: string }[];
  actions: string[];
  kinds: string[];
}> {
  const name = max(auditLog.actorName);
  const [actors, actions, kinds] = await Promise.all([
    db.select({ id: auditLog.actorId, name }).from(auditLog).groupBy(auditLog.actorId).orderBy(name),
    db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(auditLog.action),
    db.selectDistinct({ kind: auditLog.aboutKind }).from(auditLog).orderBy(auditLog.aboutKind),
  ]);
  return {
    actors: actors.map(({ id, name: shown }) => ({ id, name: shown ?? '' })),
    actions: actions.map(({ action }) => action),
    kinds: kinds.map(({ kind }) => kind),
  };
}
