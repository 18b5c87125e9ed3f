import { expect, test } from 'vitest';
import { nameOf } from './audited-fields.policy.ts';

test.each([
  [
    'Each cubic metre of a bay contains $6 \\times 10^{5}$ cells.',
    'Question 7: Each cubic metre of a bay contains 6 × 10⁵ cells.',
  ],
  ['It costs \\$3.\n\n(a) Find **it**. [2]', 'Question 7: It costs $3. (a) Find it.'],
  [`${'word '.repeat(30)}`, `Question 7: ${'word '.repeat(23)}word…`],
])('the log calls %j %j', (text, name) => {
  expect(nameOf(7, text)).toBe(name);
});
