import { integral, root, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(1, 3),
    b: nonZero(-3, 3),
    k: nonZero(-6, 6),
    c: nonZero(-5, 8),
    p: integers(1, 3),
  },
  write: ({ a, b, k, c, p }) => {
    const f = (x: number): number => a * x ** 3 + b * x * x + k * x + c;
    const y = f(p);
    const known = a * p ** 3 + b * p * p;
    const curve = polynomial([a, b, k, c]);
    return {
      text: md`A curve has the gradient function $\dfrac{\mathrm{d}y}{\mathrm{d}x} = ${term(3 * a, 'x^2')}${plus(2 * b, 'x')} + k$, where $k$ is a constant. It passes through the points $(0, ${c})$ and $(${p}, ${y})$.

(a) Find an expression for $y$ in terms of $x$ and $k$. [4]

(b) Find the value of $k$. [2]`,
      hints: [
        md`Integrating brings a constant with it, besides $k$. Which of the two points finds it quickly?`,
        md`Both coordinates of the other point must satisfy the equation of the curve.`,
      ],
      answer: md`(a) $y = ${polynomial([a, b, 0, 0])} + kx + C$. At $(0, ${c})$ all terms but $C$ are zero, so $C = ${c}$, and $y = ${polynomial([a, b, 0, 0])} + kx${plus(c)}$.

(b) At $(${p}, ${y})$: $${y} = ${known} + ${p === 1 ? '' : p}k${plus(c)}$, so ${p === 1 ? '' : md`$${p}k = ${y - known - c}$ and `}$k = ${k}$. (The curve is $y = ${curve}$.)

**Watch out:** The number $k$ is a constant of the *gradient*, so it becomes $kx$ in the curve. It isn't the constant of integration, for which you need another letter.`,
      scheme: [
        [md`attempts to integrate, with at least one term correct`, 'M1'],
        [md`$${polynomial([a, b, 0, 0])} + kx$`, 'A1'],
        [md`adds a constant and substitutes $(0, ${c})$`, 'M1'],
        [md`$y = ${polynomial([a, b, 0, 0])} + kx${plus(c)}$`, 'A1'],
        [md`substitutes $(${p}, ${y})$`, 'M1'],
        [md`$k = ${k}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: 'Equation of the curve ($y =$ …):',
          expected: `y = ${polynomial([a, b, 0, 0])} + kx${plus(c)}`,
          variables: ['x', 'y', 'k'],
          mistakes: [
            {
              value: `y = ${polynomial([a, b, 0, 0])} + kx`,
              note: md`Integrating brings a constant with it. The point $(0, ${c})$ tells which one.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: `${k}`,
          accuracy: 'exact',
          mistakes: [{ value: fraction(y - known, p), note: md`You left out the constant of integration.` }],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: polynomial([a, b, 0, 0]),
          value: (x) => integral((t) => 3 * a * t * t + 2 * b * t, 0, x),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `k = ${k}`,
          // From one point to the other the curve rises by the integral of its gradient.
          value: Number(
            root((at) => integral((x) => 3 * a * x * x + 2 * b * x + at, 0, p) - (y - c), -99, 99).toFixed(8),
          ),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `y = ${curve}`,
          value: (x) => c + integral((t) => slope(f, t), 0, x),
        },
      ],
    };
  },
});
