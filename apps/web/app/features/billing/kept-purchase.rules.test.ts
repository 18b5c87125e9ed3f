import { expect, test } from 'vitest';
import { keepPurchase, readPurchase } from './kept-purchase.rules.ts';

const now = Date.UTC(2026, 10, 15);
const minute = 60_000;

test('what was chosen is still known for an hour', () => {
  const kept = keepPurchase('platinum_yearly', now);
  expect(readPurchase(kept, now)).toBe('platinum_yearly');
  expect(readPurchase(kept, now + 60 * minute)).toBe('platinum_yearly');
  expect(readPurchase(kept, now + 61 * minute)).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['a plan that is not sold', JSON.stringify({ plan: 'silver', at: now })],
  ['a plan that is free', JSON.stringify({ plan: 'free', at: now })],
  ['no moment', JSON.stringify({ plan: 'platinum' })],
  ['a moment to come', JSON.stringify({ plan: 'platinum', at: now + minute })],
])('%s starts no purchase', (_name, kept) => expect(readPurchase(kept, now)).toBeUndefined());
