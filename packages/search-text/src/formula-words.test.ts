import { plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { describe, expect, it } from 'vitest';
import { formulaWords } from './formula-words.ts';

describe('what is typed is in the formula that holds it', () => {
  it.each([
    ['x^2 e^x', 'Differentiate $f(x) = x^2 e^{x}$.'],
    ['x² e^x', 'Differentiate $f(x) = x^{2}\\mathrm{e}^x$.'],
    ['integral of ln x', 'Find $\\int \\ln x \\,\\mathrm{d}x$.'],
    ['ln(x)', 'Find $\\int x\\ln x \\,\\mathrm{d}x$.'],
    ['sin^2', 'Show that $\\sin^2 x + \\cos^2 x = 1$.'],
    ['sin²x', 'Show that $\\sin^{2}x = 1$.'],
    ['sin(2x)', 'Solve $\\sin 2x = \\cos x$.'],
    ['sin theta', 'Solve $\\sin\\theta = 1$.'],
    ['dy/dx', 'Find $\\frac{\\mathrm{d}y}{\\mathrm{d}x}$.'],
    ['dy/dx', 'Solve $\\dfrac{dy}{dx} = y$.'],
    ['1/(x+1)', 'Let $f(x) = \\frac{1}{x + 1}$.'],
    ['1 / (x + 1)', 'Let $f(x) = \\frac{1}{x+1}$.'],
    ['e^(2x)', 'Let $y = e^{2x}$.'],
    ['sqrt(x)', 'Let $y = \\sqrt{x}$.'],
    ['(x+1)^2', 'Expand $(x + 1)^2$.'],
  ])('%s in %s', (typed, written) => {
    const wanted = formulaWords(typed);
    expect(wanted.length).toBeGreaterThan(0);
    expect(formulaWords(plainText(written, 'spoken'))).toEqual(expect.arrayContaining(wanted));
  });

  it.each(['x^3', 'sin^3', 'dy/dt', '1/(x+2)', 'e^(3x)', 'ln t'])('%s is in none of another', (typed) => {
    const text = plainText('$x^2 \\sin^2 x\\, e^{2x} \\frac{dy}{dx} \\frac{1}{x+1} \\ln x$', 'spoken');
    expect(formulaWords(text)).not.toContain(formulaWords(typed)[0]);
  });

  it('is a quotient with other numbers as well', () => {
    expect(formulaWords('1/(x+1)')[1]).toBe(formulaWords('12/(x+3)')[1]);
    expect(formulaWords('1/(x+1)')[1]).toBe(formulaWords('1/(x-1)')[1]);
    expect(formulaWords('1/(x+1)')[1]).not.toBe(formulaWords('1/(x^2+1)')[1]);
  });

  it.each(['vectors', 'and/or', 'a half is 1/2', 'acid/base titration', "Newton's second law", 'pH 7', ''])(
    'none in %j',
    (text) => {
      expect(formulaWords(text)).toEqual([]);
    },
  );
});
