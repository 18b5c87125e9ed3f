import { expect, test } from 'vitest';
import { dueText } from './week-words.policy.ts';

test.each([
  [0, /^Nothing is due/],
  [1, /^1 question would be/],
  [12, /^12 questions would be/],
  [147, /^Some questions would be/],
])('of %d that are due the mail says %s', (due, words) => {
  expect(dueText(due)).toMatch(words);
});
