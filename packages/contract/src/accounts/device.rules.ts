/** One device is one browser, known by the id that the server gave it. Only those seen in this many days count. */
export const deviceMemoryDays = 90;
export const allowedDevices = 4;
export const graceDevices = 2;

export type DeviceVerdict = 'allowed' | 'warned' | 'locked';

/** What a login means for the account, by how many devices it would have with the one that logs in. */
export function judgeDevice(devicesWithThisOne: number, isKnown: boolean): DeviceVerdict {
  if (isKnown || devicesWithThisOne <= allowedDevices) return 'allowed';
  return devicesWithThisOne <= allowedDevices + graceDevices ? 'warned' : 'locked';
}

export const accountLockedMessage =
  'Your account is locked because it was used on more than 6 devices. Use the link in the e-mail we sent you to unlock it, or write to us.';

export const deviceWarning = (devices: number): string =>
  `You are now signed in on ${devices} devices. Your account allows ${allowedDevices}; it will be locked at more than ${allowedDevices + graceDevices}. Remove those you no longer use on your profile page.`;
