import { Readable } from 'node:stream';
import type { exportUsers as exporting } from '@sevenfold/contract/accounts/admin-users.endpoints';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { QueryOf } from '@sevenfold/contract/platform/endpoint';
import Papa from 'papaparse';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { countUsers, listUsersAfter, type SeenUser, type UserFilter } from './admin-users.queries.ts';
import { filterOf, plansOf } from './read-users.ts';
import type { UserRecords } from './user-records.ts';
import type { UserRow } from './users.queries.ts';

const rowsAtATime = 500;
const byteOrderMark = '\uFEFF';

const columns = [
  'id',
  'full_name',
  'username',
  'email',
  'phone',
  'role',
  'verified',
  'state',
  'plan',
  'country',
  'school',
  'ib_year',
  'math_course',
  'signed_up_at',
  'last_seen_at',
];

/** Read and written page by page, so that the file may be longer than the memory. Who took it is in the log. */
export async function exportUsers(
  services: Services,
  records: UserRecords,
  query: QueryOf<typeof exporting>,
  caller: Caller,
): Promise<Readable> {
  const { database, clock } = services;
  const filter = await filterOf(services, records, query);
  const users = await countUsers(database.db, filter);
  const { q, ...filters } = query;
  await database.transaction((tx) =>
    recordStaffAction(tx, caller, clock.now(), {
      action: 'export users',
      about: { kind: 'user', id: 'export', name: 'List of users' },
      // What was searched for may be somebody's name, which has no place here.
      after: { users, ...filters, ...(q !== undefined && q !== '' && { searched: true }) },
    }),
  );
  return Readable.from(pagesOf(services, records, filter), { objectMode: false });
}

async function* pagesOf(
  services: Services,
  records: UserRecords,
  filter: UserFilter,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.join(',')}\r\n`;
  let last: UserRow | undefined;
  do {
    const page = await listUsersAfter(services.database.db, filter, last, rowsAtATime);
    last = page.length === rowsAtATime ? page.at(-1)?.user : undefined;
    if (page.length === 0) return;
    const plans = await plansOf(services, records, page);
    const rows = page.map((one) => cellsOf(one, plans));
    // A cell that begins like a formula would be run by a spreadsheet.
    yield `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
  } while (last);
}

const roleNames = new Map(Object.entries(roleIds).map(([name, id]) => [id as number, name]));

function cellsOf({ user, seenAt }: SeenUser, plans: ReadonlyMap<string, PlanKey>): (string | null)[] {
  return [
    user.id,
    user.fullName,
    user.username,
    user.email,
    user.phone,
    roleNames.get(user.roleId) ?? String(user.roleId),
    user.verified ? 'yes' : 'no',
    user.disabledAt ? 'disabled' : user.lockedAt ? 'locked' : 'active',
    plans.get(user.id) ?? 'free',
    user.country,
    user.school,
    user.ibYear,
    user.mathCourse,
    user.createdAt.toISOString(),
    seenAt?.toISOString() ?? '',
  ];
}
