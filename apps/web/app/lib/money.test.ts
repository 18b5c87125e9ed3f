import { expect, test } from 'vitest';
import { money, shortMoney } from './money.ts';

test.each([
  [0, '$0.00', '$0'],
  [900, '$9.00', '$9'],
  [950, '$9.50', '$9.50'],
  [905, '$9.05', '$9.05'],
  [99, '$0.99', '$0.99'],
  [100_000, '$1,000.00', '$1,000'],
  [123_456_700, '$1,234,567.00', '$1,234,567'],
  [-950, '-$9.50', '-$9.50'],
])('%i cents', (amount, long, short) => {
  expect(money(amount, 'USD')).toBe(long);
  expect(shortMoney(amount, 'USD')).toBe(short);
});

test('dollars are written as the browser would write them', () => {
  const asBrowser = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (let amount = -120_000; amount < 120_000; amount += 37) {
    expect(money(amount, 'USD')).toBe(asBrowser.format(amount / 100));
  }
});

test('another currency', () => expect(money(49_900, 'INR')).toBe('₹499.00'));
