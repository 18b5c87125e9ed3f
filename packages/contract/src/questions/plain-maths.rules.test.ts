import { expect, it } from 'vitest';
import { plainMaths } from './plain-maths.rules.ts';

it.each([
  ['x^2 - 5x', 'x² - 5x'],
  ['\\binom{5}{2} 2^3', 'C(5, 2) 2³'],
  ['\\sqrt{3}', '√3'],
  ['\\frac{\\sqrt{x+1}}{2}', '(√(x+1))/2'],
  ['e^{-2x}', 'e^(-2x)'],
  ['x^{10}', 'x¹⁰'],
  ['x^{10a}', 'x^(10a)'],
  ['u_{10} \\le 4', 'u₁₀ ≤ 4'],
  ['\\dfrac{\\mathrm{d}y}{\\mathrm{d}x}', 'dy/dx'],
  ['580\\,^\\circ\\text{C}', '580 °C'],
  ['20^{\\circ}', '20°'],
  ['\\frac{1}', '1'],
  ['\\frac12', '1/2'],
  ['\\log_a\\left(\\dfrac{\\sqrt[3]{x}}{a}\\right)', 'log_a(∛x/a)'],
  ['\\dfrac{1.5 \\times 10^{14}}{5 \\times 10^6}', '(1.5 × 10¹⁴)/(5 × 10⁶)'],
  ['\\frac{\\frac{1}{1 + \\frac{1}{x^{2_{k}}}}}{2}', '(1/(1 + 1/(x^(2_k))))/2'],
  ['2e^{-\\frac{\\pi i}{6}}', '2e^(-(π i)/6)'],
  ['3\\sin\\theta + \\sin\\left(2x\\right)', '3 sin θ + sin(2x)'],
  ['\\lim_{x \\to 0} g(x)', 'lim_(x → 0) g(x)'],
  ['\\text{kJ mol}^{-1}', 'kJ mol⁻¹'],
  ['\\Delta H_f^\\ominus', 'Δ H_f⊖'],
  ['\\unheardof{x} \\Unheard', 'x '],
  ['}{\\', ''],
  ['\\overrightarrow{AB}', 'AB'],
  ['\\Pi_1', 'Π₁'],
  ['\\boldsymbol{a} \\times \\boldsymbol{b}', 'a × b'],
  ['P(A \\cap B \\mid C)', 'P(A ∩ B | C)'],
  ['\\begin{pmatrix} 2 \\\\ -1 \\end{pmatrix}', '(2, -1)'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '(1, 2; 3, 4)'],
  ['\\begin{aligned} y &= x \\\\ z &= 2 \\end{aligned}', '  y  = x; z  = 2  '],
  ['\\operatorname*{argmax} x', 'argmax x'],
])('%s reads %s', (latex, plain) => {
  expect(plainMaths(latex)).toBe(plain);
});

it.each([
  ['2\\sin\\theta', '2 sin  θ '],
  ['\\binom{5}{2}', ' binomial(5, 2)'],
  ['\\vec{AB}', ' vector AB'],
  ['\\text{H}_2', 'H₂'],
])('%s is spoken as %s', (latex, plain) => {
  expect(plainMaths(latex, 'spoken')).toBe(plain);
});

it.each(['{', '\\sqrt', '\\sqrt{', '\\frac{x}{', '\\begin{aligned}', '^{', '_', '\\', '&', '\\left'])(
  'however often %s is repeated, no TeX is left',
  (part) => {
    expect(plainMaths(part.repeat(5000))).not.toMatch(/[{}\\]|sqrt|frac|begin|left/);
  },
);
