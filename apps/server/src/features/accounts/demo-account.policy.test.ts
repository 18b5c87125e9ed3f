import { expect, it } from 'vitest';
import { isLeftOver } from './demo-account.policy.ts';

it.each([
  [true, true, false],
  [true, false, true],
  [false, true, false],
  [false, false, false],
])('of the demo: %s, in the demo: %s, left over: %s', (isDemo, demo, leftOver) => {
  expect(isLeftOver({ isDemo }, { demo })).toBe(leftOver);
});
