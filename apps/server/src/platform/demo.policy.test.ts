import { expect, it } from 'vitest';
import { type Installation, isDemo } from './demo.policy.ts';

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
