import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggableError, loggableUrl } from './logging.ts';

describe('the address in the log', () => {
  it.each([
    ['/api/user', '/api/user'],
    ['/verify-user?token=abc', '/verify-user?token=hidden'],
    ['/x?page=2&token=a&token=b', '/x?page=2&token=hidden'],
    ['/x?q=token', '/x?q=token'],
  ])('%s is written %s', (url, written) => {
    expect(loggableUrl(url)).toBe(written);
  });
});

describe('an error in the log', () => {
  it('of a query has no values', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const error = new DrizzleQueryError(
      'insert into users values ($1)',
      ['$argon2id$secret\n    at me'],
      cause,
    );
    const told = loggableError(error);
    expect(told).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query: insert into users values ($1): duplicate key',
      code: '23505',
    });
    expect(told.stack).toContain('logging.test.ts');
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('of any other kind is told as it is', () => {
    expect(loggableError(new TypeError('no such thing'))).toMatchObject({
      type: 'TypeError',
      message: 'no such thing',
    });
    expect(loggableError('just words')).toMatchObject({ type: 'string', message: 'just words' });
  });
});
