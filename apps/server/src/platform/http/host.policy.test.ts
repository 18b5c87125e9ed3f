import { expect, it } from 'vitest';
import { judgeHost, plainHost } from './host.policy.ts';

it.each([
  ['localhost', 'localhost', undefined],
  ['localhost:3000', 'localhost', 3000],
  ['Sevenfold.Example', 'sevenfold.example', undefined],
  ['sevenfold.example.', 'sevenfold.example', undefined],
  ['sevenfold.example.:443', 'sevenfold.example', 443],
  ['sevenfold_web:3000', 'sevenfold_web', 3000],
  ['10.0.0.7:65535', '10.0.0.7', 65_535],
  ['[::1]', '::1', undefined],
  ['[::1]:3000', '::1', 3000],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example', undefined],
])('%s is a plain host', (header, name, port) => {
  expect(plainHost(header)).toEqual({ name, port });
});

it.each([
  '',
  ' ',
  'a b',
  'localhost/search?query=x&x=',
  'localhost\\blogs?x=',
  'localhost?x=',
  'localhost#',
  'localhost/',
  'user@h',
  'user:word@h',
  '[::1',
  '::1',
  '[localhost]',
  '[1.2.3.4]',
  '[:::]',
  '%00',
  'local%2fhost',
  'x:99999',
  'x:0',
  'x:',
  'x:port',
  'x:80:80',
  '.',
  'a..b',
  '-a',
  'a,b',
  'bücher.example',
  'a\u0000b',
  'a\r\nb',
  `${'a'.repeat(300)}`,
])('%j is none', (header) => {
  expect(plainHost(header)).toBeUndefined();
});

const names = new Set(['sevenfold.example', 'www.sevenfold.example']);

it.each([
  [['sevenfold.example'], 'ours', 'ours'],
  [['SEVENFOLD.example:443'], 'ours', 'ours'],
  [['www.sevenfold.example.'], 'ours', 'ours'],
  [['elsewhere.example'], 'ours', 'not_ours'],
  [['sevenfold.example.elsewhere.example'], 'ours', 'not_ours'],
  [['localhost'], 'ours', 'not_ours'],
  [[], 'ours', 'not_ours'],
  [['sevenfold.example/login'], 'malformed', 'malformed'],
  [[''], 'malformed', 'malformed'],
  [['sevenfold.example', 'elsewhere.example'], 'malformed', 'malformed'],
  [['sevenfold.example', 'sevenfold.example'], 'malformed', 'malformed'],
])('%j: %s, and %s where hosts are listed', (sent, anywhere, listed) => {
  expect(judgeHost(sent, undefined)).toBe(anywhere);
  expect(judgeHost(sent, names)).toBe(listed);
});
