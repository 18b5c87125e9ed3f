import type { listAudit } from '@sevenfold/contract/insights/audit.endpoints';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { type AuditRow, listAuditRows } from './audit.queries.ts';

const day = 24 * 3600 * 1000;

export async function readAudit(
  { database }: Services,
  { from, to, ...query }: QueryOf<typeof listAudit>,
): Promise<ResponseOf<typeof listAudit>> {
  const { rows, total } = await listAuditRows(database.db, {
    ...query,
    from: from ? new Date(from) : undefined,
    // The last day counts as a whole.
    to: to ? new Date(Date.parse(to) + day) : undefined,
  });
  return { rows: rows.map(presentEntry), total, page: query.page, pageSize: query.pageSize };
}

const presentEntry = (row: AuditRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  about: { kind: row.aboutKind, id: row.aboutId, name: row.aboutName },
  before: row.before,
  after: row.after,
});
