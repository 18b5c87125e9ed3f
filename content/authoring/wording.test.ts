import { describe, expect, it } from 'vitest';
import { fractionOf, linear, piTimes, precise } from './wording.ts';

describe('numbers and expressions in LaTeX', () => {
  it.each([
    [1, 1, String.raw`\pi`],
    [-1, 1, String.raw`-\pi`],
    [4, 6, String.raw`\frac{2\pi}{3}`],
    [-3, 12, String.raw`-\frac{\pi}{4}`],
    [24, 12, String.raw`2\pi`],
    [1, -2, String.raw`-\frac{\pi}{2}`],
    [0, 12, '0'],
  ])('%d of %d parts of π are %s', (top, bottom, written) => {
    expect(piTimes(top, bottom)).toBe(written);
  });

  it('writes other things above the line of a fraction', () => {
    expect(fractionOf(4, 6, 'a^2')).toBe(String.raw`\frac{2a^2}{3}`);
    expect(fractionOf(6, 6, 'a^2')).toBe('a^2');
  });

  it.each([
    [[2, 3], [-1, 2], String.raw`\frac{2}{3}x - \frac{1}{2}`],
    [[3, 3], [4, 2], 'x + 2'],
    [[-1, 1], [0, 5], '-x'],
    [[-10, 5], [3, -4], String.raw`-2x - \frac{3}{4}`],
    [[0, 1], [-3, 4], String.raw`-\frac{3}{4}`],
  ] as const)('a line with gradient %j and constant %j is %s', (gradient, constant, written) => {
    expect(linear(gradient, constant)).toBe(written);
  });

  it('takes another variable for a line', () => {
    expect(linear([-1, 2], [5, 1], 't')).toBe(String.raw`-\frac{1}{2}t + 5`);
  });

  it.each([
    [0.1 + 0.2, '0.3'],
    [12.5, '12.5'],
    [123_456.789, '123457'],
    [1.234_567_8e-7, '1.23457e-7'],
  ])('%d is expected as %s', (value, written) => {
    expect(precise(value)).toBe(written);
  });
});
