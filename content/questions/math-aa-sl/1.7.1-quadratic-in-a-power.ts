import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.7', '2.10'],
  parameters: {
    base: choice(2, 3, 5, 7),
    low: integers(0, 3),
    high: integers(1, 5),
    variable: choice('x', 't', 'n'),
  },
  allow: ({ base, low, high }) => high > low && base ** high <= 49 && base ** (low + high) <= 400,
  write: ({ base, low, high, variable }) => {
    const [p, q] = [base ** low, base ** high];
    const small = `${base}^{${variable}}`;
    const equation = md`${base ** 2}^{${variable}} - ${p + q} \times ${small} + ${p * q} = 0`;
    const solve = (y: number, exponent: number): string =>
      md`$${small} = ${y}${y === base ** exponent && exponent !== 1 ? ` = ${base}^{${exponent}}` : ''}$ gives $${variable} = ${exponent}$`;
    return {
      text: md`(a) Show that the equation $${equation}$ can be written as $${polynomial([1, -(p + q), p * q], 'y')} = 0$, where $y = ${small}$. [2]

(b) Hence solve the equation $${equation}$. [4]`,
      hints: [
        md`$${base ** 2} = ${base}^2$. How can $${base ** 2}^{${variable}}$ be written in terms of $${small}$?`,
        md`Each solution for $y$ must be turned back into a value of $${variable}$.`,
      ],
      answer: md`(a) $${base ** 2}^{${variable}} = (${base}^2)^{${variable}} = (${small})^2 = y^2$, so the equation becomes $${polynomial([1, -(p + q), p * q], 'y')} = 0$.

(b) Factorising, $(y - ${p})(y - ${q}) = 0$, so $y = ${p}$ or $y = ${q}$.

${solve(p, low)}; ${solve(q, high)}.

The solutions are $${variable} = ${low}$ and $${variable} = ${high}$.`,
      scheme: [
        [md`$${base ** 2}^{${variable}} = (${base}^2)^{${variable}}$`, 'M1'],
        [md`$(${small})^2 = y^2$, leading to the given equation`, 'A1'],
        [md`attempts to factorise, or uses the quadratic formula`, 'M1'],
        [md`$y = ${p}$ or $y = ${q}$`, 'A1'],
        [md`$${variable} = ${low}$`, 'A1'],
        [md`$${variable} = ${high}$`, 'A1'],
      ],
      checks: [low, high].map((exponent, index) => ({
        part: 'b',
        route: 'numeric' as const,
        shown: `${variable} = ${exponent}`,
        value: roots((at) => base ** (2 * at) - (p + q) * base ** at + p * q, -2.013, 7.17)[index]!,
      })),
    };
  },
});
