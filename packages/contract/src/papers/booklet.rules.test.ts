import { expect, it } from 'vitest';
import { bookletCode, readBookletCode } from './booklet.rules.ts';

const code = { slug: 'k3v9x2m7q4w8z5b6', page: 12, check: '00ab12ff' };

it('a code is read as it was written', () => {
  expect(bookletCode(code)).toBe('SF1:k3v9x2m7q4w8z5b6:12:00ab12ff');
  expect(readBookletCode(bookletCode(code))).toEqual(code);
});

it.each([
  '',
  'https://sevenfold.example',
  'SF2:k3v9x2m7q4w8z5b6:12:00ab12ff',
  'SF1:k3v9x2m7q4w8z5b6:0:00ab12ff',
  'SF1:k3v9x2m7q4w8z5b6:01:00ab12ff',
  'SF1:k3v9x2m7q4w8z5b6:1000:00ab12ff',
  'SF1:k3v9x2m7q4w8z5b6:12:00AB12FF',
  'SF1:k3v9x2m7q4w8z5b6:12:00ab12f',
  'SF1:short:12:00ab12ff',
  'SF1:../../../../etc/passwd:1:00ab12ff',
  ' SF1:k3v9x2m7q4w8z5b6:12:00ab12ff',
  'SF1:k3v9x2m7q4w8z5b6:12:00ab12ff:more',
])('%s is no code of a booklet', (text) => {
  expect(readBookletCode(text)).toBeUndefined();
});
