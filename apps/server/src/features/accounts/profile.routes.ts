import * as profile from '@sevenfold/contract/accounts/profile.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { presentDevice } from './device.presenter.ts';
import { readDevices, readUser } from './read-profile.ts';
import { removeDevice } from './remove-device.ts';
import { unlockByStaff } from './unlock-account.ts';
import { updateUser } from './update-user.ts';
import { presentUser } from './user.presenter.ts';

export function registerProfile(register: Register, services: Services): void {
  register(profile.getUser, async ({ caller }) => ({ user: presentUser(await readUser(services, caller)) }));

  register(profile.updateUser, async ({ body, caller }) => ({
    user: presentUser(await updateUser(services, body, caller)),
  }));

  register(profile.listDevices, async ({ caller }) => {
    const devices = await readDevices(services, caller);
    return devices.map((device) => presentDevice(device, caller.deviceId));
  });

  register(profile.removeDevice, async ({ params, caller }) => {
    await removeDevice(services, params.id, caller);
    return { message: 'Device removed' };
  });

  register(profile.unlockUser, async ({ params, caller }) => ({
    user: presentUser(await unlockByStaff(services, params.id, caller)),
  }));
}
