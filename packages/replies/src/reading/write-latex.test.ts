import { expect, it } from 'vitest';
import { readReply } from '../mark-reply.ts';

it.each([
  ['2x+3', '2 x+3'],
  ['1/2x', '\\frac{1}{2} x'],
  ['1/(2x)', '\\frac{1}{2 x}'],
  ['e^(2x)', '\\mathrm{e}^{2 x}'],
  ['e^2x', '\\mathrm{e}^{2} x'],
  ['sin^2 x', '\\sin^{2}\\left(x\\right)'],
  ['sin x^2', '\\sin\\left(x^{2}\\right)'],
  ['sin^-1 x', '\\arcsin\\left(x\\right)'],
  ['sin x/2', '\\frac{\\sin\\left(x\\right)}{2}'],
  ['√3/2', '\\frac{\\sqrt{3}}{2}'],
  ['(x-1)(x+2)', '\\left(x-1\\right) \\left(x+2\\right)'],
  ['-(x+1)', '-\\left(x+1\\right)'],
  ['2*3', '2 \\times 3'],
  ['log_2 8', '\\log_{2}\\left(8\\right)'],
  ['1.5e-3', '1.5 \\times 10^{-3}'],
  ['5C2', '\\binom{5}{2}'],
  ['|x-1|', '\\left|x-1\\right|'],
  ['θ_1', '\\theta_{1}'],
  ['(x+1)^2', '\\left(x+1\\right)^{2}'],
  ['2 1/2', '2\\frac{1}{2}'],
  ['x - (y - z)', 'x-\\left(y-z\\right)'],
])('%s is read as %s', (typed, latex) => {
  expect(readReply({ kind: 'expression', expected: 'x' }, typed)).toBe(latex);
});

it.each([
  ['interval', '3<x≤5', '3 < x \\leq 5'],
  ['interval', ']3,5]', '\\left]3, 5\\right]'],
  ['interval', 'x>3 or x<-1', 'x > 3 \\text{ or } x < -1'],
  ['set', '{1,2}', '\\left\\{1, 2\\right\\}'],
  ['set', 'x=±2', 'x = \\pm 2'],
  ['matrix', '[[1,2],[3,4]]', '\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}'],
  ['vector', '(1;2)', '\\begin{pmatrix}1 \\\\ 2\\end{pmatrix}'],
  ['units', '9.81 m s^-2', '9.81\\,\\mathrm{m\\,s^{-2}}'],
  ['formula', 'SO42-', '\\mathrm{SO_{4}}^{2-}'],
  [
    'formula',
    '2H2(g)+O2(g)->2H2O(l)',
    '2\\mathrm{H_{2}}\\mathrm{(g)} + \\mathrm{O_{2}}\\mathrm{(g)} \\rightarrow 2\\mathrm{H_{2}O}\\mathrm{(l)}',
  ],
  ['choice', '(b)', '\\text{B}'],
] as const)('%s: %s', (kind, typed, latex) => {
  expect(readReply({ kind, expected: '1' }, typed)).toBe(latex);
});
