import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { databaseIsAway, isDatabaseAway } from './database-away.ts';

const ofServer = (code: string) => Object.assign(new DatabaseError('said so', 0, 'error'), { code });
const ofNetwork = (code: string) => Object.assign(new Error('said so'), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

it.each([
  ['a refused connection', ofNetwork('ECONNREFUSED'), true],
  ['a connection that was cut', ofNetwork('ECONNRESET'), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['a pool that has none left', new Error('timeout exceeded when trying to connect'), true],
  ['several addresses that refused', new AggregateError([ofNetwork('ECONNREFUSED')]), true],
  ['a server that is starting', ofServer('57P03'), true],
  ['a full disk', ofServer('53100'), true],
  ['too many connections', ofServer('53300'), true],
  ['a statement that took too long', ofServer('57014'), true],
  ['a standby', ofServer('25006'), true],
  ['one that was noticed before', databaseIsAway(), true],
  ['a taken address', ofServer('23505'), false],
  ['a statement that is wrong', ofServer('42601'), false],
  ['a refusal of ours', new AppError('not_found', 'There is none'), false],
  ['a file that is not there', ofNetwork('ENOENT'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('%s', (_, error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
  expect(isDatabaseAway(wrapped(error))).toBe(away);
});
