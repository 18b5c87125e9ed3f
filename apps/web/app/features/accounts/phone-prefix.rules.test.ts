import { describe, expect, it } from 'vitest';
import { clearPrefix, prefillPhone } from './phone-prefix.rules.ts';

type Codes = [string, ...string[]];

describe('choosing a country prefills the phone', () => {
  it.each<[string, string, Codes, string[], string]>([
    ['an empty field', '', ['91'], [], '+91'],
    ['only a plus', ' + ', ['91'], [], '+91'],
    ['an area code', '', ['1-684'], [], '+1 684'],
    ['the usual one of several codes', '', ['1-809', '1-829'], [], '+1 809'],
    ['only the previous code', '+91', ['44'], ['91'], '+44'],
    ['only the previous code, with a space', '+91 ', ['44'], ['91'], '+44'],
    ['a number behind the previous code', '+91 98765 43210', ['44'], ['91'], '+44 98765 43210'],
    ['a number without spaces', '+919876543210', ['1-684'], ['91'], '+1 684 9876543210'],
    ['a previous area code', '+1 684 1234567', ['91'], ['1-684'], '+91 1234567'],
    ['a previous area code without its space', '+16841234567', ['91'], ['1-684'], '+91 1234567'],
    ['any of several previous codes', '+1 829 5551234', ['34'], ['1-809', '1-829'], '+34 5551234'],
    ['the same code again', '+1 416 5551234', ['1'], ['1'], '+1 416 5551234'],
    ['the chosen code already typed', '+91 98765 43210', ['91'], [], '+91 98765 43210'],
    ['another code typed by hand', '+49 30 123456', ['91'], ['44'], '+49 30 123456'],
    ['digits without a code', '98765 43210', ['91'], [], '+91 98765 43210'],
  ])('%s', (_, phone, chosen, previous, expected) => {
    expect(prefillPhone(phone, chosen, previous)).toBe(expected);
  });
});

describe('clearing the country', () => {
  it.each<[string, string[], string]>([
    ['+91', ['91'], ''],
    ['+91 98765', ['91'], '+91 98765'],
    ['', ['91'], ''],
    ['+1 684', ['1-684'], ''],
  ])('%s', (phone, previous, expected) => {
    expect(clearPrefix(phone, previous)).toBe(expected);
  });
});
