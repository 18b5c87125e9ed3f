import { expect, it } from 'vitest';
import { checkReplies } from '../replies/replies.endpoints.ts';
import { testActionSchema } from './test.schema.ts';

/** During an upgrade pages and servers of two versions talk to one another. */
const id = '7f6f1c6e-6f0e-4a52-9f0e-1d6a2f0c1b11';

it.each([
  { id, question_id: 1, kind: 'attempt' },
  { id, question_id: 1, kind: 'reply', field: 'a.1', value: '42' },
  { id, question_id: 1, kind: 'time', milliseconds: 1000 },
] as const)('takes what it knows of an action from a newer page: $kind', (action) => {
  expect(testActionSchema.parse({ ...action, confidence: 'high' })).toEqual(action);
});

it('takes what it knows of a check from a newer page', () => {
  const replies = [{ field: 'a.1', value: '42' }];
  const newer = { replies: [{ ...replies[0], typed_with: 'keyboard' }], mode: 'practice' };
  expect(checkReplies.body.parse(newer)).toEqual({ replies });
});

it('refuses a kind of action that it does not know, so that the page keeps it for a newer server', () => {
  expect(testActionSchema.safeParse({ id, question_id: 1, kind: 'draw' }).success).toBe(false);
});
