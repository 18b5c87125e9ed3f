import { describe, expect, it } from 'vitest';
import { deviceFingerprint, deviceMemoryStart } from './device.policy.ts';

describe('the fingerprint of a device', () => {
  const agent = deviceFingerprint({ userAgent: 'Agent' });

  it('is that of its id, whatever the browser calls itself', () => {
    const print = deviceFingerprint({ deviceKey: 'abcd-1234', userAgent: 'Agent' });
    expect(deviceFingerprint({ deviceKey: 'abcd-1234', userAgent: 'Agent 2' })).toBe(print);
    expect(deviceFingerprint({ deviceKey: 'abcd-1235', userAgent: 'Agent' })).not.toBe(print);
    expect(print).toMatch(/^[\da-f]{64}$/);
  });

  it.each([['a'.repeat(8)], ['a'.repeat(100)], ['A_b-9876']])('takes the id %j', (deviceKey) => {
    expect(deviceFingerprint({ deviceKey, userAgent: 'Agent' })).not.toBe(agent);
  });

  it.each([
    [undefined],
    [''],
    ['a'.repeat(7)],
    ['a'.repeat(101)],
    ['abcd 1234'],
    ['abcd-1234, abcd-1234'],
    ['äbcd-1234'],
    ['abcd-1234\n'],
  ])('falls back to the user agent for %j', (deviceKey) => {
    expect(deviceFingerprint({ deviceKey, userAgent: 'Agent' })).toBe(agent);
  });

  it('is one for all that tell nothing', () => {
    expect(deviceFingerprint({})).toBe(deviceFingerprint({ userAgent: '' }));
  });

  it('of an id never equals that of a user agent', () => {
    expect(deviceFingerprint({ deviceKey: 'abcd-1234' })).not.toBe(
      deviceFingerprint({ userAgent: 'abcd-1234' }),
    );
  });
});

it('devices are remembered for 90 days', () => {
  expect(deviceMemoryStart(new Date('2026-04-01T12:00:00Z'))).toEqual(new Date('2026-01-01T12:00:00Z'));
});
