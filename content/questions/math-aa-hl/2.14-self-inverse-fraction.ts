import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial, surd, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.5', '2.8'],
  parameters: {
    // f(x) = (a x + b)/(c x + k): self-inverse for k = −a; the fixed points solve c x² − 2a x − b = 0.
    a: nonZero(-4, 5),
    b: nonZero(-6, 8),
    c: integers(1, 3),
  },
  allow: ({ a, b, c }) => {
    const disc = a * a + b * c;
    return disc > 0 && !Number.isInteger(Math.sqrt(disc)) && gcdOf(a, b, c) === 1;
  },
  write: ({ a, b, c }) => {
    const disc = a * a + b * c;
    const top = polynomial([a, b]);
    const f = (k: number) => (x: number) => (a * x + b) / (c * x + k);
    const root = surd(disc);
    const [plusRoot, minusRoot] =
      c === 1
        ? [`${a} + ${root}`, `${a} - ${root}`]
        : [`\\frac{${a} + ${root}}{${c}}`, `\\frac{${a} - ${root}}{${c}}`];
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${term(c, 'x')} + k}$, where $k \in \mathbb{R}$ and the domain of $f$ is as large as possible. The value of $k$ is such that $f$ is not a constant function.

(a) Find $f^{-1}(x)$ in terms of $k$. [3]

(b) Hence find the value of $k$ for which $f$ is self-inverse. [2]

For the rest of this question, $k$ has the value found in (b).

(c) Find the exact coordinates of the points where the graph of $f$ meets the line $y = x$. [4]

(d) Describe the symmetry that the graph of a self-inverse function has. [1]`,
      hints: [
        md`Write $y = f(x)$, multiply out, and collect the terms in $x$.`,
        md`A function is self-inverse when $f^{-1}(x) = f(x)$ for all $x$ of its domain. Compare the coefficients.`,
      ],
      answer: md`(a) Let $y = \dfrac{${top}}{${term(c, 'x')} + k}$. Then $${term(c, 'xy')} + ky = ${top}$, so $x(${term(c, 'y')}${plus(-a)}) = ${b} - ky$. Interchanging $x$ and $y$,

$$f^{-1}(x) = \frac{${b} - kx}{${term(c, 'x')}${plus(-a)}}$$

(b) $f^{-1}$ is the same function as $f(x) = \dfrac{${top}}{${term(c, 'x')} + k}$ when $-k = ${a}$, that is, $k = ${-a}$.

(c) $x = \dfrac{${top}}{${term(c, 'x')}${plus(-a)}}$ gives $${term(c, 'x^2')}${plus(-a, 'x')} = ${top}$, that is, $${polynomial([c, -2 * a, -b])} = 0$. By the quadratic formula,

$$x = \frac{${2 * a} \pm \sqrt{${4 * a * a}${plus(4 * b * c)}}}{${2 * c}}, \quad\text{so}\quad x_1 = ${plusRoot}, \quad x_2 = ${minusRoot}$$

On the line $y = x$ both coordinates are equal, so the points are $(x_1, x_1)$ and $(x_2, x_2)$.

(d) The graph of $f^{-1}$ is the reflection of the graph of $f$ in the line $y = x$. As the two are the same, the graph is symmetric about the line $y = x$.

**Watch out:** In (c), don't try to solve $f(x) = f^{-1}(x)$: for a self-inverse function this is true for every $x$ of the domain, so it tells you nothing. The equation to solve is $f(x) = x$.`,
      scheme: [
        [md`$${term(c, 'xy')} + ky = ${top}$ (or with $x$ and $y$ interchanged)`, 'M1'],
        ['collects the terms in the wanted variable', 'M1'],
        [md`$f^{-1}(x) = \frac{${b} - kx}{${term(c, 'x')}${plus(-a)}}$`, 'A1'],
        [md`compares $f^{-1}$ with $f$`, 'M1'],
        [md`$k = ${-a}$`, 'A1'],
        [md`sets $f(x) = x$`, 'M1'],
        [md`$${polynomial([c, -2 * a, -b])} = 0$`, 'A1'],
        [md`solves the quadratic equation`, 'M1'],
        [md`both points, with $x = ${plusRoot}$ and $x = ${minusRoot}$`, 'A1'],
        [md`symmetric about the line $y = x$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          label: '$f^{-1}(x) =$',
          expected: md`\frac{${b} - kx}{${term(c, 'x')}${plus(-a)}}`,
          variables: ['x', 'k'],
          mistakes: [
            {
              value: md`\frac{${term(c, 'x')} + k}{${top}}`,
              note: md`This is $\frac{1}{f(x)}$. The inverse function undoes $f$: make $x$ the subject of $y = f(x)$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${-a}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${a}`,
              note: md`Look at the sign: in $f^{-1}$ the coefficient of $x$ in the numerator is $-k$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: md`\left(${plusRoot}, ${plusRoot}\right), \left(${minusRoot}, ${minusRoot}\right)`,
          accuracy: 'exact',
        },
        { part: 'd', kind: 'self', why: 'describe' },
      ],
      checks: [
        {
          part: 'b',
          route: 'substitution',
          shown: `k = ${-a}`,
          // f(f(x)) must be x again, at two places.
          value: [0.37, 2.9].every((x) => Math.abs(f(-a)(f(-a)(x)) - x) < 1e-7) ? -a : Number.NaN,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `x_1 = ${plusRoot}`,
          value: newton((x) => f(-a)(x) - x, (a + Math.sqrt(disc)) / c + 0.01),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `x_2 = ${minusRoot}`,
          value: newton((x) => f(-a)(x) - x, (a - Math.sqrt(disc)) / c - 0.01),
        },
      ],
    };
  },
});

const gcdOf = (...values: number[]): number =>
  values.map(Math.abs).reduce(function gcd(x: number, y: number): number {
    return y === 0 ? x : gcd(y, x % y);
  });

function newton(f: (x: number) => number, start: number): number {
  let x = start;
  for (let step = 0; step < 60; step += 1) x -= (f(x) * 2e-6) / (f(x + 1e-6) - f(x - 1e-6));
  return x;
}
