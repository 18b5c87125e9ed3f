import { expect, it } from 'vitest';
import { lastDigits, renewalFailure, tryCard } from './test-cards.policy.ts';

const now = new Date('2026-11-15T10:00:00Z');

it.each([
  ['4242 4242 4242 4242', '12/30', undefined, 'paid'],
  ['4242424242424242', '11/26', undefined, 'paid'],
  ['4242424242424242', '10/26', undefined, 'Your card has expired.'],
  ['4000 0000 0000 0341', '12/30', undefined, 'paid'],
  ['4000 0000 0000 0002', '12/30', undefined, 'Your card was declined.'],
  ['4000 0000 0000 9995', '12/30', undefined, 'Your card has insufficient funds.'],
  ['4242 4242 4242 4243', '12/30', undefined, 'Your card number is incorrect.'],
  ['5555 5555 5555 4444', '12/30', undefined, 'This is a sandbox: please use one of its test cards.'],
  ['4000 0025 0000 3155', '12/30', undefined, 'challenge'],
  ['4000 0025 0000 3155', '12/30', '', 'challenge'],
  ['4000 0025 0000 3155', '12/30', ' 123456 ', 'paid'],
  ['4000 0025 0000 3155', '12/30', '000000', 'Your bank could not confirm that it was you.'],
  ['4000 0025 0000 3155', '01/20', '123456', 'Your card has expired.'],
])('%s until %s with code %s: %s', (card_number, expiry, code, expected) => {
  const result = tryCard({ card_number, expiry, code }, now);
  expect(result.outcome === 'declined' ? result.reason : result.outcome).toBe(expected);
});

it('renewals fail on one card only, known by its last digits', () => {
  expect(renewalFailure(lastDigits('4000 0000 0000 0341'))).toBe('Your card was declined.');
  expect(renewalFailure(lastDigits('4242 4242 4242 4242'))).toBeNull();
});
