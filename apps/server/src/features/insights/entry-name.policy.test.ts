import { expect, test } from 'vitest';
import { entryName } from './entry-name.policy.ts';

test.each([
  ['Question 7: A bay holds $6 \\times 10^{5}$ cells.', 'Question 7: A bay holds 6 × 10⁵ cells.'],
  ['Question 7: Let $x$ be real.', 'Question 7: Let x be real.'],
  ['Question 7: Solve $3x+2=8$', 'Question 7: Solve 3x+2=8'],
  // Cut in the middle of a formula.
  ['Question 7: Let $f(x)=2$. Find $\\int_0^1 \\frac{x', 'Question 7: Let f(x)=2. Find…'],
  ['Question 7: It costs \\$3 with $\\fra', 'Question 7: It costs $3 with…'],
  // Named as it is now, money included.
  ['Question 7: It costs $3 and $5. (a) Find it.', 'Question 7: It costs $3 and $5. (a) Find it.'],
  ['Question 7: A tent of $40', 'Question 7: A tent of $40'],
])('%j is read as %j', (kept, shown) => {
  expect(entryName('question', kept)).toBe(shown);
});

test('what is no question keeps its name', () => {
  expect(entryName('post', 'Why $x$ is \\alpha')).toBe('Why $x$ is \\alpha');
});
