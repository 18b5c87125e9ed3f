import { displayName } from '@sevenfold/contract/accounts/user';
import type { getAuditChoices, listAudit } from '@sevenfold/contract/insights/audit.endpoints';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { type Person, readPeople } from '../accounts/read-people.ts';
import { type AuditRow, listAuditChoices, listAuditRows } from './audit.queries.ts';
import { entryName } from './entry-name.policy.ts';

const day = 24 * 3600 * 1000;

export async function readAudit(
  services: Services,
  { from, to, ...query }: QueryOf<typeof listAudit>,
): Promise<ResponseOf<typeof listAudit>> {
  const { rows, total } = await listAuditRows(services.database.db, {
    ...query,
    from: from ? new Date(from) : undefined,
    // The last day counts as a whole.
    to: to ? new Date(Date.parse(to) + day) : undefined,
  });
  const accounts = rows.filter(({ aboutKind, aboutId }) => aboutKind === 'user' && uuid.test(aboutId));
  const people = await readPeople(
    services,
    accounts.map(({ aboutId }) => aboutId),
  );
  return {
    rows: rows.map((row) => presentEntry(row, people.get(row.aboutId))),
    total,
    page: query.page,
    pageSize: query.pageSize,
  };
}

export const readAuditChoices = ({ database }: Services): Promise<ResponseOf<typeof getAuditChoices>> =>
  listAuditChoices(database.db);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The log keeps no names of people that something was done to; they are read while the account is there. */
const presentEntry = (row: AuditRow, person: Person | undefined) => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  about: {
    kind: row.aboutKind,
    id: row.aboutId,
    name: person
      ? displayName({ full_name: person.fullName, username: person.username })
      : entryName(row.aboutKind, row.aboutName),
  },
  before: row.before,
  after: row.after,
});
