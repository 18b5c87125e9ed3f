import { expect, it } from 'vitest';
import { spokenFormula } from './spoken-formula.ts';

it.each([
  ['x^2 + 3x = 0', 'x squared plus 3x equals 0'],
  [String.raw`\frac{1}{2}`, '1 over 2'],
  [String.raw`\frac{x + 1}{x - 1}`, 'the fraction x plus 1 over x minus 1 end fraction'],
  [String.raw`\frac12x^2`, 'the fraction 1 over 2 end fraction x squared'],
  [String.raw`\frac{1}{2x}`, '1 over 2x'],
  [
    String.raw`\dfrac{\frac{a}{b}}{\sqrt{c}} = 1`,
    'the fraction the fraction a over b end fraction over the square root of c end fraction equals 1',
  ],
  [String.raw`\frac{\pi}{6} + 1`, 'the fraction pi over 6 end fraction plus 1'],
  [String.raw`\frac{1`, 'the fraction 1 over end fraction'],
  [String.raw`\frac`, 'the fraction over end fraction'],
  [String.raw`6 \times 10^{5}`, '6 times 10 to the power 5'],
  [String.raw`22\ \text{m s}^{-1}`, '22 m s to the power minus 1'],
  [String.raw`30^\circ`, '30 degrees'],
  ['u_1', 'u sub 1'],
  [String.raw`\mathrm{C_2H_5OH}`, 'C sub 2 H sub 5 OH'],
  [String.raw`\mathrm{Ca^{2+}}`, 'Ca 2 plus'],
  [String.raw`\int_0^1 x^3\,dx`, 'the integral from 0 to 1 of x cubed dx'],
  [String.raw`\sum_{r=1}^{n} u_r`, 'the sum from r equals 1 to n of u sub r'],
  [String.raw`\int 2x\,dx`, 'the integral of 2x dx'],
  [String.raw`0 \le \theta < 2\pi`, '0 is at most theta is less than 2 pi'],
  [String.raw`\sqrt{x + 1}`, 'the square root of (x plus 1)'],
  ['e^{2x}', 'e to the power (2x)'],
  [String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`, '(1, 2; 3, 4)'],
  [String.raw`\mathrm{P}(X \ge 2) = 46.0\%`, 'P(X is at least 2) equals 46.0 per cent'],
  ["f'(x) = 2x", "f'(x) equals 2x"],
])('%s is read as %s', (tex, words) => {
  expect(spokenFormula(tex)).toBe(words);
});
