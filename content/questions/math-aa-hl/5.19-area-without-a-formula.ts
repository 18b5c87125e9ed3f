import { integral, solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { fraction, sf, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

const one = (text: string): string => (text === '1' ? '' : text);

/** Functions of x² that have no elementary antiderivative: coefficients of the first terms of their series. */
const kinds = {
  exp: (k: number) => ({
    name: md`\mathrm{e}^{-${term(k, 'x^2')}}`,
    base: md`\mathrm{e}^x`,
    outer: (u: number) => Math.exp(-u),
    by: `-${term(k, 'x^2')}`,
    f: (x: number) => Math.exp(-k * x * x),
    terms: [
      [1, 1, 0],
      [-k, 1, 2],
      [k * k, 2, 4],
    ] as const,
  }),
  cos: (k: number) => ({
    name: md`\cos(${term(k, 'x^2')})`,
    base: md`\cos x`,
    outer: Math.cos,
    by: term(k, 'x^2'),
    f: (x: number) => Math.cos(k * x * x),
    terms: [
      [1, 1, 0],
      [-k * k, 2, 4],
      [k ** 4, 24, 8],
    ] as const,
  }),
  sin: (k: number) => ({
    name: md`\sin(${term(k, 'x^2')})`,
    base: md`\sin x`,
    outer: Math.sin,
    by: term(k, 'x^2'),
    f: (x: number) => Math.sin(k * x * x),
    terms: [
      [k, 1, 2],
      [-(k ** 3), 6, 6],
      [k ** 5, 120, 10],
    ] as const,
  }),
};

/** From top, bottom and exponent, in the order in which they are given. */
const written = (terms: readonly (readonly [number, number, number])[]): string =>
  terms
    .map(([top, bottom, exponent], index) => {
      const size = fraction(Math.abs(top), bottom);
      const letters =
        exponent === 0 ? '' : exponent === 1 ? 'x' : exponent < 10 ? `x^${exponent}` : `x^{${exponent}}`;
      const sign = top < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + ';
      return `${sign}${letters === '' ? size : one(size)}${letters}`;
    })
    .join('');

const polynomialAt = (terms: readonly (readonly [number, number, number])[], x: number): number =>
  terms.reduce((sum, [top, bottom, exponent]) => sum + (top / bottom) * x ** exponent, 0);

const rise = (terms: readonly (readonly [number, number, number])[]) =>
  terms.map(([top, bottom, exponent]) => [top, bottom * (exponent + 1), exponent + 1] as const);

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['5.11', '1.6'],
  parameters: {
    kind: choice('exp', 'cos', 'sin'),
    k: choice(1, 2, 3, 4),
    end: integers(0.3, 1.1, 0.05),
  },
  allow: ({ kind, k, end }) => {
    const { f, terms } = kinds[kind](k);
    const right = integral(f, 0, end);
    const error = Math.abs(polynomialAt(rise(terms), end) - right) / right;
    // The curve must not fall below the axis: its integral is to be an area.
    return error > 1e-5 && error < 0.12 && right > 0.01 && k * end * end < (kind === 'cos' ? 1.55 : 3);
  },
  write: ({ kind, k, end }) => {
    const used = kinds[kind](k);
    const anti = rise(used.terms);
    const estimate = polynomialAt(anti, end);
    const right = integral(used.f, 0, end);
    const error = (Math.abs(estimate - right) / right) * 100;
    const rounded = (Math.abs(Number(sf(estimate, 6)) - right) / right) * 100;
    const isLarge = estimate > right;
    const series = written(used.terms);
    const short = polynomialAt(anti.slice(0, 2), end);
    // The polynomial itself, added up by strips.
    const strips = integral((x) => polynomialAt(used.terms, x), 0, end);
    // Coefficients of the outer function from a polynomial through thirteen of its points.
    const nodes = Array.from({ length: 13 }, (_, index) => 0.9 * Math.cos(((index + 0.5) * Math.PI) / 13));
    const measured = solveLinear(
      nodes.map((u) => nodes.map((_, power) => u ** power)),
      nodes.map((u) => used.outer(u)),
    );
    const places = `$0 \\le x \\le ${end}$`;
    return {
      text: md`The diagram shows the graph of $f(x) = ${used.name}$ for ${places}. The area of the shaded region is $A = \displaystyle\int_0^{${end}} ${used.name}\,\mathrm{d}x$.

![](drawing:region)

(a) Find the first three non-zero terms of the Maclaurin series of $f$. [2]

(b) Use these three terms to find an approximation for $A$. Give your answer to six significant figures. [3]

(c) Use the integration function of your calculator to find the percentage error of this approximation. Use unrounded values in your calculation. [2]

(d) By considering the next term of the series, explain why the approximation is too ${isLarge ? 'large' : 'small'}. [1]`,
      hints: [
        md`Don't differentiate. Take the series of $${used.base}$ from the formula booklet and replace $x$ by $${used.by}$.`,
        'Integrate the polynomial term by term and put in the limits.',
        'The percentage error is the difference, divided by the exact value, times 100.',
      ],
      answer: md`(a) In the series of $${used.base}$ replace $x$ by $${used.by}$. The powers act on the factor as well:

$$${used.name} = ${series} ${used.terms[2][0] > 0 ? '-' : '+'} \dots$$

(b) Integrate term by term:

$$A \approx \left[${written(anti)}\right]_0^{${end}} = ${sf(estimate, 6)}$$

(c) The calculator gives $A = ${sf(right, 8)}$. The percentage error is

$$\left|\frac{${sf(estimate, 8)} - ${sf(right, 8)}}{${sf(right, 8)}}\right| \times 100\% = ${sf(error)}\%$$

with the unrounded values of the calculator.

(d) The signs of the terms alternate, and the next term is negative for $0 < x \le ${end}$. It is the largest of those that were left out, so without it the sum is too large, and so is the integral.

**Calculator:** TI-Nspire: Menu, Calculus, Numerical Integral, in radians; store both values before you form the quotient. Casio fx-CG50: Run-Matrix, OPTN, CALC, ∫dx, in radians.

**Watch out:** The function has no antiderivative among the functions you know, so the series is a real help here. And for a percentage error rounded values are dangerous: keep all figures.`,
      scheme: [
        [md`(a) replaces $x$ by $${used.by}$ in the series of $${used.base}$`, 'M1'],
        [md`$${series}$`, 'A1'],
        ['(b) integrates term by term', 'M1'],
        [md`$${written(anti)}$`, 'A1'],
        [md`$${sf(estimate, 6)}$`, 'A1'],
        [md`(c) $${sf(right, 6)}$ and the quotient for the percentage error`, 'M1'],
        [md`$${sf(error)}\%$`, 'A1'],
        ['(d) the next term is negative (and outweighs the rest, as the terms alternate)', 'R1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: series,
          variables: ['x'],
          mistakes: [
            {
              value: written(
                used.terms.map(([top, bottom, exponent]) => [Math.abs(top), bottom, exponent] as const),
              ),
              note: 'Look at the signs of the terms.',
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: sf(estimate, 9),
          accuracy: { figures: 6 },
          mistakes: [{ value: sf(short, 8), note: 'You used only two terms.' }].filter(
            () => Math.abs(short / estimate - 1) > 0.01,
          ),
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(error, 6),
          unit: '%',
          mistakes: [
            { value: sf(error * 100, 5), note: 'You multiplied by 100 once too often.' },
            // Only where the rounding can be seen.
            ...(Math.abs(rounded / error - 1) > 0.02
              ? [
                  {
                    value: sf(rounded, 5),
                    note: 'You used the approximation to six figures. So small a difference needs the unrounded value.',
                  },
                ]
              : []),
          ],
        },
        { part: 'd', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: series,
          value: (x) =>
            used.terms.reduce(
              (sum, [, , exponent]) => sum + measured[exponent / 2]! * (k * x * x) ** (exponent / 2),
              0,
            ),
        },
        { part: 'b', route: 'numeric', shown: `= ${sf(estimate, 6)}`, value: strips },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${sf(error)}\%`,
          value:
            (Math.abs(integral((x) => polynomialAt(used.terms, x) - used.f(x), 0, end, 900)) /
              integral(used.f, 0, end, 900)) *
            100,
        },
      ],
      drawings: {
        region: plot({
          x: [-0.1, end * 1.35],
          y: [Math.min(-0.15, used.f(end) - 0.1), 1.25],
          ticks: { x: [end], y: [1] },
          width: 280,
          height: 190,
          curves: [{ f: used.f, from: 0, to: end }],
          areas: [{ f: used.f, from: 0, to: end, label: '*A*' }],
          lines: [{ from: [end, 0], to: [end, used.f(end)] }],
          description: `A smooth curve for x from 0 to ${end}. The region between the curve and the x-axis is shaded.`,
        }),
      },
    };
  },
});
