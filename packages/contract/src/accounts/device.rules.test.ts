import { describe, expect, it } from 'vitest';
import { accountLockedMessage, type DeviceVerdict, deviceWarning, judgeDevice } from './device.rules.ts';

describe('a login', () => {
  it.each<[string, number, DeviceVerdict]>([
    ['first', 1, 'allowed'],
    ['fourth', 4, 'allowed'],
    ['fifth', 5, 'warned'],
    ['sixth', 6, 'warned'],
    ['seventh', 7, 'locked'],
    ['hundredth', 100, 'locked'],
  ])('on the %s device', (_, devices, verdict) => {
    expect(judgeDevice(devices, false)).toBe(verdict);
  });

  it.each([1, 4, 5, 6, 7])('on a known one of %i devices never warns nor locks', (devices) => {
    expect(judgeDevice(devices, true)).toBe('allowed');
  });
});

it.each([5, 6])('the warning on device %i tells the count and both limits', (devices) => {
  expect(deviceWarning(devices).match(/\d+/g)).toEqual([String(devices), '4', '6']);
});

it('the lock tells the limit and the way out', () => {
  expect(accountLockedMessage).toContain('more than 6 devices');
  expect(accountLockedMessage).toContain('unlock');
});
