import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deleteDevice, findDevice } from './devices.queries.ts';
import { deleteSessionsOfDevice } from './sessions.queries.ts';
import { lockUser } from './users.queries.ts';

export async function removeDevice({ database }: Services, deviceId: string, caller: Caller): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUser(tx.db, caller.userId);
    const device = await findDevice(tx.db, caller.userId, deviceId);
    if (!device) throw new AppError('not_found', 'There is no such device');
    // Sessions go first, as whoever notes their use locks them before the device.
    await deleteSessionsOfDevice(tx.db, device.id);
    await deleteDevice(tx.db, device.id);
  });
}
