import { describe, expect, it } from 'vitest';
import {
  doneLine,
  logLine,
  painted,
  progressLine,
  readyLines,
  secondsOf,
  unpainted,
} from './terminal-lines.ts';

const line = (record: object) =>
  logLine(JSON.stringify({ time: 1, pid: 2, hostname: 'h', ...record }), unpainted);

describe('a line of the log', () => {
  it.each([
    [{ level: 30, msg: 'request completed', req: { method: 'GET', url: '/' } }],
    [{ level: 20, msg: 'anything' }],
    [{ level: 30, msg: 'Server listening at http://127.0.0.1:3000' }],
  ])('is not shown: %j', (record) => {
    expect(line(record)).toBeUndefined();
  });

  it('shows a warning with what went wrong, in one line', () => {
    const err = { type: 'Error', message: 'connect ECONNREFUSED', stack: 'Error: connect\n    at net.js:1' };
    expect(line({ level: 40, msg: 'job failed, will be tried again', err })).toBe(
      '  ! job failed, will be tried again: connect ECONNREFUSED',
    );
  });

  it('shows a slow statement with its time, and not all of it', () => {
    const statement = `select ${'x, '.repeat(100)}y`;
    expect(line({ level: 40, msg: 'slow query', statement, milliseconds: 1234 })).toBe(
      `  ! slow query: 1.2 s: ${statement.slice(0, 100)} …`,
    );
  });

  it('shows an error with the place it comes from', () => {
    const err = { message: 'no', stack: 'Error: no\nand more\n    at one (a.ts:1:2)\n    at two (b.ts:3:4)' };
    expect(line({ level: 50, msg: 'could not start', err })).toBe(
      '  ✗ could not start: no\n    at one (a.ts:1:2)\n    at two (b.ts:3:4)',
    );
  });

  it('shows an error without words or details', () => {
    expect(line({ level: 60, msg: 'gone' })).toBe('  ✗ gone');
    expect(line({ level: 50, err: { message: 'bare' } })).toBe('  ✗ bare');
  });

  it('is coloured where there are colours', () => {
    expect(logLine('{"level":40,"msg":"careful"}', painted)).toBe('  \u001B[33m!\u001B[0m careful');
  });
});

it.each([
  [0, '0.0 s'],
  [940, '0.9 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [61_499, '61 s'],
])('%d ms are %s', (milliseconds, words) => {
  expect(secondsOf(milliseconds)).toBe(words);
});

it('tells what is done and what is being done', () => {
  expect(doneLine('Prepared the database', 2300, unpainted)).toBe('  ✓ Prepared the database 2.3 s');
  expect(progressLine('Loading questions', { done: 1200, of: 4050 }, unpainted)).toBe(
    '  … Loading questions 1,200 of 4,050',
  );
  expect(progressLine('Preparing the database', undefined, unpainted)).toBe('  … Preparing the database');
});

describe('the block at the end', () => {
  const ready = { siteName: 'Sevenfold', origin: 'http://localhost:3000', dataDir: '/data' };

  it('names the demo accounts, their password and the outbox', () => {
    const demo = { emails: ['owner@a.example', 'student@a.example'], password: 'Secret7!' };
    expect(readyLines({ ...ready, demo }, unpainted)).toEqual([
      '',
      '  Sevenfold is ready at http://localhost:3000',
      '',
      '  Log in as   owner@a.example',
      '              student@a.example',
      '  Password    Secret7!',
      '  E-mails     http://localhost:3000/dev/outbox',
      '  Data        /data',
      '  Stop        Ctrl-C',
      '',
    ]);
  });

  it('names no accounts where there is no demo', () => {
    expect(readyLines(ready, unpainted).join('\n')).not.toMatch(/Password|outbox|Log in/);
  });
});
