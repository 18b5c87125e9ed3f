import { describe, expect, it } from 'vitest';
import { excerpt, plainText } from './plain-text.rules.ts';

describe('a question as plain text', () => {
  it.each([
    ['Find $x$.', 'Find x.'],
    ['Solve $x^2 - 5x + 6 = 0$.', 'Solve x² - 5x + 6 = 0.'],
    ['Given $f(x) = \\frac{1}{x+1}$, find $f(2)$.', 'Given f(x) = 1/(x+1), find f(2).'],
    ['Write $\\frac{\\pi}{6}$ in degrees.', 'Write π/6 in degrees.'],
    ['Evaluate\n\n$$\\int_0^1 x^3\\,\\mathrm{d}x$$', 'Evaluate ∫₀¹ x³ dx'],
    ['**(a)** Show that\n- one\n- two', '(a) Show that one two'],
    ['See ![a graph](/x.png) and [this](/y).', 'See a graph and this.'],
    ['Masses:\n\n| m | 48 |\n| - | - |\n\nFind the mean.', 'Masses: Find the mean.'],
    ['(a) Find $u_{10}$. [2]\n\n(b) Find $u_n$. [3]', '(a) Find u₁₀. (b) Find u_n.'],
    ['It costs $5', 'It costs $5'],
    ['A toy is \\$5 and $\\frac{1}{2}$ of it is \\$2.50.', 'A toy is $5 and 1/2 of it is $2.50.'],
    ['The half $\\dfrac{1}{2}', 'The half $1/2'],
    ['5 \\* 3', '5 * 3'],
    ['', ''],
  ])('%j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it.each([
    ['short', 10, 'short'],
    ['one two three four', 12, 'one two…'],
    ['unbrokenunbroken', 10, 'unbrok…'],
  ])('%s within %i', (text, most, cut) => {
    expect(excerpt(text, most)).toBe(cut);
  });
});
