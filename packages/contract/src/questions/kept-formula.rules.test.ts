import { describe, expect, it } from 'vitest';
import { headOf, isShortFormula, tailOf } from './kept-formula.rules.ts';

describe('a formula is kept on one line', () => {
  it.each([
    ['y = mx + c', true],
    ['\\frac{dy}{dx}', true],
    ['5 \\le v \\le 50', true],
    ['(-7, 3)', true],
    ['\\text{ten signs}', true],
    ['3x^2 + 4x - 7 = 2x + 11', false],
    ['\\sin^2\\theta + \\cos^2\\theta = 1 + 2\\alpha\\beta\\gamma\\delta\\phi', false],
    ['', true],
  ])('%s: %s', (latex, kept) => {
    expect(isShortFormula(latex)).toBe(kept);
  });
});

it.each([
  [', and so on', ','],
  ['-axis.', '-axis.'],
  [' and so on', ''],
  ['', ''],
  ['x'.repeat(40), 'x'.repeat(16)],
])('what hangs on a formula in %j is %j', (text, tail) => {
  expect(tailOf(text)).toBe(tail);
});

it.each([
  ['at (', '('],
  ['at ', ''],
  ['', ''],
])('what leads to a formula in %j is %j', (text, head) => {
  expect(headOf(text)).toBe(head);
});
