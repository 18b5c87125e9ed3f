import { describe, expect, test } from 'vitest';
import { cardProblems, emptyCard, formatCvc, formatExpiry, formatNumber } from './card-form.rules.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242 4242 4242', '4242 4242 4242 4242 424'],
  ['card', ''],
])('a number typed as %j', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

describe('an expiry', () => {
  test.each([
    ['0', '', '0'],
    ['1', '', '1'],
    ['7', '', '07/'],
    ['07', '0', '07/'],
    ['12', '1', '12/'],
    ['07/3', '07/', '07/3'],
    ['07/30', '07/3', '07/30'],
    ['0730', '', '07/30'],
    ['07/301', '07/30', '07/30'],
    ['07/', '07/3', '07'],
    ['07', '07/', '0'],
    ['', '0', ''],
    ['x', '', ''],
  ])('typed as %j after %j', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown));
});

test('a security code has four digits at most', () => expect(formatCvc('12a345')).toBe('1234'));

describe('what keeps a card from being sent', () => {
  const whole = { number: '4242 4242 4242 4242', expiry: '07/30', cvc: '123', name: 'Asha Rao' };
  test('nothing', () => expect(cardProblems(whole)).toEqual({}));
  test('everything', () =>
    expect(Object.keys(cardProblems(emptyCard))).toEqual(['number', 'expiry', 'cvc', 'name']));
  test.each([
    ['number', { number: '4242 4242 42' }],
    ['expiry', { expiry: '13/30' }],
    ['expiry', { expiry: '07/3' }],
    ['cvc', { cvc: '12' }],
    ['name', { name: '  ' }],
  ])('its %s', (field, change) =>
    expect(Object.keys(cardProblems({ ...whole, ...change }))).toEqual([field]),
  );
});
