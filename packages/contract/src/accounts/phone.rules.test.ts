import { describe, expect, it } from 'vitest';
import { processorTime } from '../platform/processor-time.fixture.ts';
import { invalidPhoneMessage, isValidPhone, phonePrefix } from './phone.rules.ts';

describe('a contact number that is accepted', () => {
  it.each([
    ['digits only', '+919876543210'],
    ['single spaces', '+91 98765 43210'],
    ['a space after every digit', '+9 1 9 8 7 6 5 4 3 2 1 0'],
    ['the shortest, 7 digits', '+1234567'],
    ['the longest, 15 digits', '+123456789012345'],
    ['spaces around it', '  +91 98765 43210 '],
  ])('%s', (_, phone) => {
    expect(isValidPhone(phone)).toBe(true);
  });
});

describe('a contact number that is refused', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no plus sign', '919876543210'],
    ['00 for the plus sign', '00919876543210'],
    ['two plus signs', '++919876543210'],
    ['only the plus sign', '+'],
    ['6 digits', '+123456'],
    ['16 digits', '+1234567890123456'],
    ['two spaces in a row', '+91  9876543210'],
    ['a space after the plus sign', '+ 91 9876543210'],
    ['hyphens', '+1-684-555-0100'],
    ['brackets', '+1 (684) 5550100'],
    ['a letter', '+91 98765 4321O'],
    ['a tab', '+91\t9876543210'],
    ['a line break', '+91\n9876543210'],
    ['a no-break space', '+91\u00a09876543210'],
    ['digits of another script', '+९१९८७६५४३२१०'],
    ['a wide plus sign', '＋919876543210'],
    ['a NUL', '+91987654\x003210'],
    ['a lone surrogate', '+91987654\ud8003210'],
    ['an extension', '+91 9876543210 ext 5'],
  ])('%s', (_, phone) => {
    expect(isValidPhone(phone)).toBe(false);
  });

  it.each([
    ['digits', `+${'1'.repeat(100_000)}`],
    ['digits and spaces', `+${'1 '.repeat(50_000)}`],
    ['spaces inside', `+1${' '.repeat(100_000)}1`],
    ['plus signs', '+'.repeat(100_000)],
  ])('100,000 %s, at once', (_, phone) => {
    expect(processorTime(() => expect(isValidPhone(phone)).toBe(false))).toBeLessThan(500);
  });
});

it('the message asks for the country code', () => {
  expect(invalidPhoneMessage).toBe('Please enter a valid contact number including the country code.');
});

it.each([
  ['91', '+91'],
  ['1-684', '+1 684'],
  ['44-1481', '+44 1481'],
])('dialling code %s is prefilled as %s', (code, prefix) => {
  expect(phonePrefix(code)).toBe(prefix);
});
