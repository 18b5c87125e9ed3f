import { describe, expect, it } from 'vitest';
import {
  agentFingerprint,
  deviceClaim,
  deviceMemoryStart,
  issuedFingerprint,
  provenDevice,
  unshownDevice,
} from './device.policy.ts';

describe('what a browser may be known by', () => {
  it.each([['a'.repeat(8)], ['a'.repeat(100)], ['A_b-9876']])('is the id %j', (deviceKey) => {
    const claim = deviceClaim({ deviceKey, userAgent: 'Agent' });
    expect(claim).toEqual(deviceClaim({ deviceKey, userAgent: 'Agent 2' }));
    expect(claim).not.toEqual(deviceClaim({ deviceKey: `${deviceKey.slice(1)}x` }));
    expect(claim!.issued).toBe(issuedFingerprint(deviceKey));
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
  ])('is no id like %j', (deviceKey) => {
    expect(deviceClaim({ deviceKey, userAgent: 'Agent' })).toBeUndefined();
  });

  it('is one for all that tell nothing', () => {
    expect(agentFingerprint({})).toBe(agentFingerprint({ userAgent: '' }));
  });

  it('never passes for something of another kind', () => {
    const word = 'abcd-1234';
    const { issued, madeUp } = deviceClaim({ deviceKey: word })!;
    const prints = [issued, madeUp, agentFingerprint({ userAgent: word })];
    expect(new Set(prints).size).toBe(3);
    for (const print of prints) expect(print).toMatch(/^[\da-f]{64}$/);
  });
});

describe('a device', () => {
  const claim = deviceClaim({ deviceKey: 'abcd-1234' })!;
  const device = (marks: { fingerprint?: string; exchangedFrom?: string }) => ({
    fingerprint: marks.fingerprint ?? 'another',
    exchangedFrom: marks.exchangedFrom ?? null,
  });

  it('is proven by an id of ours, or by one from before there were any', () => {
    const [issued, old] = [device({ fingerprint: claim.issued }), device({ fingerprint: claim.madeUp })];
    expect(provenDevice([device({}), issued], claim)).toBe(issued);
    expect(provenDevice([device({}), old], claim)).toBe(old);
    expect(provenDevice([device({ exchangedFrom: claim.madeUp })], claim)).toBeUndefined();
  });

  it('whose id nobody has shown is found by what it said when it got it', () => {
    const named = device({ exchangedFrom: claim.madeUp });
    expect(unshownDevice([device({}), named], claim)).toBe(named);
    expect(unshownDevice([device({ exchangedFrom: 'another' })], claim)).toBeUndefined();
  });
});

it('devices are remembered for 90 days', () => {
  expect(deviceMemoryStart(new Date('2026-04-01T12:00:00Z'))).toEqual(new Date('2026-01-01T12:00:00Z'));
});
