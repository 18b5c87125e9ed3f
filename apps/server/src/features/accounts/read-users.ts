import type { getUserDetails, listUsers } from '@sevenfold/contract/accounts/admin-users.endpoints';
import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchUser } from './act-on-user.ts';
import { presentAdminUser } from './admin-user.presenter.ts';
import {
  countUsers,
  findSeenUser,
  listSessions,
  listUserPage,
  type SeenUser,
  type UserFilter,
} from './admin-users.queries.ts';
import { deviceMemoryStart } from './device.policy.ts';
import { presentDevice } from './device.presenter.ts';
import { listDevicesSince } from './devices.queries.ts';
import { sessionsEndedBy } from './session.policy.ts';
import type { UserRecords } from './user-records.ts';

type Query = QueryOf<typeof listUsers>;

/** The filter as the database can apply it: who has which plan is known elsewhere. */
export async function filterOf(
  services: Services,
  records: UserRecords,
  { plan, ...filter }: Pick<Query, 'q' | 'role' | 'verified' | 'state' | 'plan'>,
): Promise<UserFilter> {
  if (plan === undefined) return filter;
  const ids = await records.holders(services, plan === 'free' ? undefined : plan);
  return { ...filter, among: { ids, inside: plan !== 'free' } };
}

export async function plansOf(
  services: Services,
  records: UserRecords,
  found: readonly SeenUser[],
): Promise<ReadonlyMap<string, PlanKey>> {
  const ids = found.map(({ user }) => user.id);
  return records.plans(services, ids);
}

export async function readUsers(
  services: Services,
  records: UserRecords,
  query: Query,
): Promise<ResponseOf<typeof listUsers>> {
  const { db } = services.database;
  const filter = await filterOf(services, records, query);
  const [found, total] = await Promise.all([listUserPage(db, filter, query), countUsers(db, filter)]);
  const plans = await plansOf(services, records, found);
  return {
    rows: found.map((one) => presentAdminUser(one, plans)),
    total,
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** As lists show it, after something was done to it. */
export async function readAdminUser(services: Services, records: UserRecords, id: string) {
  const found = await findSeenUser(services.database.db, id);
  if (!found) throw noSuchUser();
  return presentAdminUser(found, await plansOf(services, records, [found]));
}

export async function readUserDetails(
  services: Services,
  records: UserRecords,
  id: string,
  caller: Caller,
): Promise<ResponseOf<typeof getUserDetails>> {
  const { database, clock } = services;
  const user = await readAdminUser(services, records, id);
  const now = clock.now();
  const [devices, sessions, tests, doubts, billing] = await Promise.all([
    listDevicesSince(database.db, id, deviceMemoryStart(now)),
    listSessions(database.db, id, sessionsEndedBy(now)),
    records.tests(id),
    records.doubts(services, id),
    records.billing(id),
  ]);
  return {
    user,
    devices: devices.map((device) => presentDevice(device, '')),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      current: session.id === caller.sessionId,
    })),
    tests,
    doubts,
    billing,
  };
}
