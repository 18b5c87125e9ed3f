import * as endpoints from '@sevenfold/contract/accounts/admin-users.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changeRole, disableUser, enableUser, endSessions, verifyByStaff } from './act-on-user.ts';
import { deleteUser } from './delete-user.ts';
import { exportUsers } from './export-users.ts';
import { readAdminUser, readUserDetails, readUsers } from './read-users.ts';
import type { UserRecords } from './user-records.ts';

/** `records` are the parts of a user's page that other features know. */
export function registerUserAdmin(register: Register, services: Services, records: UserRecords): void {
  register(endpoints.listUsers, ({ query }) => readUsers(services, records, query));

  register(endpoints.exportUsers, async ({ query, caller, reply }) => {
    const file = await exportUsers(services, records, query, caller);
    const day = services.clock.now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="users-${day}.csv"`);
    return file;
  });

  register(endpoints.getUserDetails, ({ params, caller }) =>
    readUserDetails(services, records, params.id, caller),
  );

  const done = async (work: Promise<{ id: string }>) => ({
    user: await readAdminUser(services, records, (await work).id),
  });
  register(endpoints.verifyUserByStaff, ({ params, caller }) =>
    done(verifyByStaff(services, params.id, caller)),
  );
  register(endpoints.disableUser, ({ params, caller }) => done(disableUser(services, params.id, caller)));
  register(endpoints.enableUser, ({ params, caller }) => done(enableUser(services, params.id, caller)));
  register(endpoints.changeRole, ({ params, body, caller }) =>
    done(changeRole(services, params.id, body.role_id, caller)),
  );

  register(endpoints.endSessions, async ({ params, caller }) => ({
    ended: await endSessions(services, params.id, caller),
  }));
  register(endpoints.deleteUser, async ({ params, body, caller }) => {
    await deleteUser(services, params.id, body.email, records, caller);
    return { message: 'The account has been deleted' };
  });
}
