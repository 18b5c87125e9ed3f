import { expect, test } from 'vitest';
import { money, shortMoney } from './money.ts';

test.each([
  [0, '$0.00', '$0'],
  [900, '$9.00', '$9'],
  [950, '$9.50', '$9.50'],
  [905, '$9.05', '$9.05'],
  [123_456_700, '$1,234,567.00', '$1,234,567'],
])('%i cents', (amount, long, short) => {
  expect(money(amount, 'USD')).toBe(long);
  expect(shortMoney(amount, 'USD')).toBe(short);
});

test('another currency', () => expect(money(49_900, 'INR')).toBe('₹499.00'));
