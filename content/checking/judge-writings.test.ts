import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import { expect, it, vi } from 'vitest';
import { judgeWritings } from './judge-writings.ts';

const verdict = vi.hoisted(() => ({ always: undefined as 'right' | 'wrong' | undefined }));
vi.mock('@sevenfold/replies/mark-reply', async (original) => {
  const { markReply } = await original<typeof import('@sevenfold/replies/mark-reply')>();
  return {
    markReply: (...args: Parameters<typeof markReply>) =>
      verdict.always ? { verdict: verdict.always, readAs: '' } : markReply(...args),
  };
});

const field: ReplyField = { field: 'a.1', part: 'a', kind: 'number', expected: '0.872', marks: 2 };
const own: ReplyField = { field: 'b.1', part: 'b', kind: 'self', why: 'show that', marks: 1 };

it('counts what every typed field takes and refuses', () => {
  verdict.always = undefined;
  expect(judgeWritings([field, own])).toEqual({ issues: [], taken: 12, refused: 12 });
});

it('tells of each other writing that is not taken', () => {
  verdict.always = 'wrong';
  const { issues, taken } = judgeWritings([field]);
  expect([issues.length, taken]).toEqual([12, 0]);
  expect(issues[0]).toMatch(/^the reply a\.1 is 0\.872, but .* is wrong/);
});

it('tells of each near miss that is taken', () => {
  verdict.always = 'right';
  const { issues, refused } = judgeWritings([field]);
  expect([issues.length, refused]).toEqual([12, 0]);
  expect(issues[0]).toMatch(/^the reply a\.1 is 0\.872, but .* is right as well$/);
});
