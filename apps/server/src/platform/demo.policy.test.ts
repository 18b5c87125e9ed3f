import { expect, it } from 'vitest';
import { type Installation, isAtThisMachine, isDemo, maySandboxBeTried } from './demo.policy.ts';

const newcomer: Installation = {
  nodeEnv: undefined,
  host: '127.0.0.1',
  databaseUrl: undefined,
  publicOrigin: undefined,
  trustedProxies: [],
};

it.each<[Partial<Installation>, boolean]>([
  [{}, true],
  [{ nodeEnv: 'development' }, true],
  [{ nodeEnv: 'test' }, true],
  [{ host: 'localhost' }, true],
  [{ host: '::1' }, true],
  [{ nodeEnv: 'production' }, false],
  [{ host: '0.0.0.0' }, false],
  [{ host: '::' }, false],
  [{ host: '192.168.0.2' }, false],
  [{ host: 'sevenfold.example' }, false],
  [{ databaseUrl: 'postgres://localhost/x' }, false],
  [{ publicOrigin: 'https://sevenfold.example' }, false],
  [{ publicOrigin: 'http://localhost:3000' }, false],
  [{ trustedProxies: ['127.0.0.1'] }, false],
])('an installation with %j is a demo: %s', (change, demo) => {
  expect(isDemo({ ...newcomer, ...change })).toBe(demo);
});

it.each<[Partial<Installation>, boolean]>([
  [{}, true],
  [{ databaseUrl: 'postgres://localhost/x' }, true],
  [{ publicOrigin: 'http://localhost:3000', trustedProxies: ['127.0.0.1'] }, true],
  [{ publicOrigin: 'http://[::1]:3000' }, true],
  [{ nodeEnv: 'production' }, false],
  [{ host: '0.0.0.0' }, false],
  [{ host: '10.0.0.7' }, false],
  [{ publicOrigin: 'https://sevenfold.example' }, false],
  [{ publicOrigin: 'http://localhost.elsewhere.example' }, false],
])('tests may open the sandbox in one with %j: %s', (change, may) => {
  expect(maySandboxBeTried({ ...newcomer, ...change })).toBe(may);
});

it.each<[string | undefined, Record<string, string>, boolean]>([
  ['127.0.0.1', { host: 'localhost:3000' }, true],
  ['127.8.8.8', { host: '127.0.0.1' }, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', { host: 'LOCALHOST' }, true],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1, ::1' }, true],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'localhost:8080', 'x-real-ip': '::1' }, true],
  [undefined, { host: 'localhost' }, false],
  ['', { host: 'localhost' }, false],
  ['10.0.0.7', { host: 'localhost' }, false],
  ['1127.0.0.1', { host: 'localhost' }, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { host: '' }, false],
  ['127.0.0.1', { host: 'elsewhere.example' }, false],
  ['127.0.0.1', { host: 'localhost@elsewhere.example' }, false],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '' }, false],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }, false],
  ['127.0.0.1', { host: 'localhost', 'x-real-ip': '203.0.113.9' }, false],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'localhost, elsewhere.example' }, false],
  ['127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', { host: 'localhost', via: '1.1 x' }, false],
])('%s with %j is at this machine: %s', (peer, headers, isHere) => {
  expect(isAtThisMachine({ peer, headers })).toBe(isHere);
});
