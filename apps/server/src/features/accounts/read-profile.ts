import { type Caller, notSignedIn } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deviceMemoryStart } from './device.policy.ts';
import { type DeviceRow, listDevicesSince } from './devices.queries.ts';
import { findUser, type UserRow } from './users.queries.ts';

/** The account may have been deleted since the token was looked at; then the caller isn't signed in any more. */
export async function readUser({ database }: Services, caller: Caller): Promise<UserRow> {
  const user = await findUser(database.db, caller.userId);
  if (!user) throw notSignedIn();
  return user;
}

export async function readDevices({ database, clock }: Services, caller: Caller): Promise<DeviceRow[]> {
  return listDevicesSince(database.db, caller.userId, deviceMemoryStart(clock.now()));
}
