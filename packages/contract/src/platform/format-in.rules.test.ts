import { expect, it } from 'vitest';
import { formatIn } from './format-in.rules.ts';

const at = new Date('2027-03-10T23:30:00Z');

it.each([
  ['UTC', 'en-GB', { day: 'numeric', month: 'long' }, '10 March'],
  ['Asia/Kolkata', 'en-GB', { day: 'numeric', month: 'long' }, '11 March'],
  ['UTC', 'en-GB', { weekday: 'long' }, 'Wednesday'],
  ['UTC', 'en-US', { day: 'numeric', month: 'long' }, 'March 10'],
] as const)('in %s and %s with %j it is %s', (zone, locale, options, text) => {
  expect(formatIn(zone, locale, options).format(at)).toBe(text);
  expect(formatIn(zone, locale, { ...options })).toBe(formatIn(zone, locale, options));
});

it('refuses what is no time zone, also twice', () => {
  for (const _ of [1, 2]) expect(() => formatIn('Nowhere/Here', 'en-GB', {})).toThrow(RangeError);
});

it('keeps no more than some of them', () => {
  const first = formatIn('UTC', 'en-GB', { year: 'numeric' });
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 150))
    formatIn(zone, 'en-GB', { hour: '2-digit' });
  expect(formatIn('UTC', 'en-GB', { year: 'numeric' })).not.toBe(first);
});
