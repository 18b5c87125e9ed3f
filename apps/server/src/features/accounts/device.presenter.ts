import type { Device } from '@sevenfold/contract/accounts/profile.endpoints';
import type { DeviceRow } from './devices.queries.ts';

export function presentDevice(device: DeviceRow, currentDeviceId: string): Device {
  return {
    id: device.id,
    name: device.name,
    first_seen_at: device.firstSeenAt.toISOString(),
    last_seen_at: device.lastSeenAt.toISOString(),
    current: device.id === currentDeviceId,
  };
}
