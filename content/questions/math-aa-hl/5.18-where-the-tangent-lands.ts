import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { plus, power, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** The tangent at (x, y) meets the y-axis at the height m(n − 1)xⁿ, so y = Kx − mxⁿ. */
export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['5.4'],
  parameters: {
    n: choice(2, 3, 4),
    m: choice(-3, -2, -1, 1, 2, 3),
    K: nonZero(-4, 6),
  },
  allow: ({ m, K }) => K !== m,
  write: ({ n, m, K }) => {
    const c = m * (n - 1);
    const height = term(c, power('x', n));
    const start = K - m;
    const solution =
      K > 0 || m > 0
        ? `${term(K, 'x')}${plus(-m, power('x', n))}`
        : `${term(-m, power('x', n))}${plus(K, 'x')}`;
    const right = term(-c, power('x', n - 1));
    const v = term(-c, n === 2 ? '' : power('x', n - 2));
    const inner = `${m < 0 ? '' : '-'}${Math.abs(m) === 1 ? '' : Math.abs(m)}${power('x', n - 1)}`;
    const f = (x: number) => K * x - m * x ** n;
    // Follows the slope from (1, start) in small steps, with no formula for the solution.
    const follow = (end: number) => {
      const g = (x: number, y: number) => y / x - c * x ** (n - 1);
      const steps = 2000;
      const h = (end - 1) / steps;
      let [x, y] = [1, start];
      for (let step = 0; step < steps; step += 1) {
        const k1 = g(x, y);
        const k2 = g(x + h / 2, y + (h * k1) / 2);
        const k3 = g(x + h / 2, y + (h * k2) / 2);
        const k4 = g(x + h, y + h * k3);
        y += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
        x += h;
      }
      return y;
    };
    const wrong = `${term(start, 'x')}${plus(-m, power('x', n))}`;
    // For the diagram the curve in units in which both of its terms have the factor 1.
    const [above, bend] = [Math.sign(K), Math.sign(m * K)];
    const example = (x: number) => above * (x - bend * x ** n);
    const at = 0.7;
    const foot = above * bend * (n - 1) * at ** n;
    const tangent = (x: number) => foot + ((example(at) - foot) / at) * x;
    const heights = [0, example(1.05), example(at), foot, tangent(-0.1), tangent(1)];
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const margin = 0.12 * (high - low);
    return {
      text: md`A curve $y = f(x)$ is defined for $x > 0$ and passes through the point $(1, ${start})$. At every point $P(x, y)$ of the curve, the tangent meets the $y$-axis at the point $Q\left(0, ${height}\right)$. The diagram shows the idea; it is not to scale.

![](drawing:tangent)

(a) Show that $\dfrac{\mathrm{d}y}{\mathrm{d}x} - \dfrac{1}{x}y = ${right}$. [3]

(b) Solve this differential equation to find $f(x)$. [6]`,
      hints: [
        md`The gradient of the line through $P$ and $Q$ is the gradient of the tangent.`,
        md`The equation is linear: the factor in front of $y$ is $-\frac{1}{x}$. Find the integrating factor.`,
        md`Multiply by the integrating factor: the left side becomes the derivative of a product. Don't forget the constant when you integrate.`,
      ],
      answer: md`(a) The tangent goes through $P(x, y)$ and $Q\left(0, ${height}\right)$, so its gradient is the difference of the heights divided by $x - 0$. The gradient of the tangent is also the derivative:

$$\frac{\mathrm{d}y}{\mathrm{d}x} = \frac{y - ${c < 0 ? `\\left(${height}\\right)` : height}}{x} = \frac{1}{x}y${plus(-c, power('x', n - 1))}$$

Taking $\frac{1}{x}y$ to the left gives the equation.

(b) The equation is linear with the factor $-\frac{1}{x}$ in front of $y$. The integrating factor is $I = \mathrm{e}^{\int -\frac{1}{x}\,\mathrm{d}x} = \mathrm{e}^{-\ln x} = \dfrac{1}{x}$. Multiply the equation by it:

$$\frac{1}{x}\,\frac{\mathrm{d}y}{\mathrm{d}x} - \frac{1}{x^2}y = ${n === 2 ? -c : v}$$

The left side is the derivative of $\frac{1}{x}y$ by the product rule. Integrate both sides:

$$\frac{y}{x} = \int ${n === 2 ? (-c < 0 ? `(${-c})` : -c) : v}\,\mathrm{d}x = ${inner} + C$$

The curve goes through $(1, ${start})$: $${start} = ${-m} + C$, so $C = ${K}$. Multiplying by $x$, $f(x) = ${solution}$.

Another way: the substitution $y = vx$ works as well. Then $v + x\frac{\mathrm{d}v}{\mathrm{d}x} - v = ${right}$, so $\frac{\mathrm{d}v}{\mathrm{d}x} = ${n === 2 ? -c : v}$, which leads to the same.

**Watch out:** $\mathrm{e}^{-\ln x}$ is $\frac{1}{x}$, not $-x$. The minus goes into the exponent: $-\ln x = \ln\frac{1}{x}$.`,
      scheme: [
        [
          md`(a) gradient of $(PQ)$: $\frac{y - ${c < 0 ? `(${height})` : height}}{x}$ (or puts $x = 0$ into the equation of the tangent)`,
          'M1A1',
        ],
        ['sets it equal to the derivative and rearranges (AG)', 'A1'],
        [md`(b) integrating factor $\mathrm{e}^{\int -\frac{1}{x}\,\mathrm{d}x}$ (or $y = vx$)`, 'M1'],
        [md`$\frac{1}{x}$ (or $\frac{\mathrm{d}v}{\mathrm{d}x} = ${n === 2 ? -c : v}$)`, 'A1'],
        [md`$\frac{y}{x}$ is the integral of $${n === 2 ? -c : v}$`, 'M1'],
        [md`$${inner} + C$`, 'A1'],
        [md`uses the point to find $C = ${K}$`, 'M1'],
        [md`$f(x) = ${solution}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'expression',
          label: '$f(x) =$',
          expected: solution,
          variables: ['x'],
          mistakes: [
            {
              value: wrong,
              note: md`Look at the sign when you use the point to find the constant: both terms count at $x = 1$.`,
            },
            {
              value: `${term(-m, power('x', n))}${plus(K)}`,
              note: md`The constant is multiplied by $x$ as well.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `f(x) = ${solution}`,
          value: (x) => (x > 0 ? follow(x) : f(x)),
        },
        {
          part: 'b',
          route: 'substitution',
          shown: `C = ${K}`,
          value: follow(2) / 2 + m * 2 ** (n - 1),
          within: 1e-5,
        },
      ],
      drawings: {
        tangent: plot({
          x: [-0.2, 1.2],
          y: [low - margin, high + margin],
          ticks: false,
          width: 280,
          height: 220,
          curves: [
            { f: example, from: 0.02, to: 1.05 },
            { f: tangent, from: -0.1, to: 1, ink: 'second' },
          ],
          points: [
            { at: [at, example(at)], label: 'P', place: above * bend > 0 ? 'ne' : 'se' },
            { at: [0, foot], label: 'Q', place: above * bend > 0 ? 'sw' : 'nw' },
          ],
          description: `A curve to the right of the y-axis with a point P ${above > 0 ? 'above' : 'below'} the x-axis. The tangent at P meets the y-axis at the point Q ${foot > 0 ? 'above' : 'below'} the origin.`,
        }),
      },
    };
  },
});
