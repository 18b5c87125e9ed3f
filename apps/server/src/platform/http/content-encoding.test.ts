import { expect, it } from 'vitest';
import { chooseEncoding, isFresh } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('for %s it is sent as %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"abd"', false],
])('If-None-Match %s: %s', (header, fresh) => {
  expect(isFresh(header, '"abc"')).toBe(fresh);
});
