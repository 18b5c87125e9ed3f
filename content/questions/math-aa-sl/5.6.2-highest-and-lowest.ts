import { maximumAt, minimumAt, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.8', '2.4'],
  parameters: {
    p: integers(1, 9),
    a: nonZero(-4, 7),
  },
  allow: ({ p, a }) => p + 2 * a > 0,
  write: ({ p, a }) => {
    const q = -(p + 2 * a);
    const b = -p * q;
    const f = (x: number): number => (x + a) / (x * x + b);
    const numerator = polynomial([-1, -2 * a, b]);
    const derivative = md`\dfrac{${numerator}}{(x^2 + ${b})^2}`;
    const reach = Math.max(p, -q) * 3;
    return {
      text: md`Let $f(x) = \dfrac{x${plus(a)}}{x^2 + ${b}}$.

![](drawing:graph)

(a) Show that $f'(x) = ${derivative}$. [3]

(b) Find the $x$-coordinates of the two points where the tangent to the graph of $f$ is horizontal. [3]

(c) Hence find the greatest and the least value of $f(x)$. [3]`,
      hints: [
        md`Quotient rule: $\dfrac{u'v - uv'}{v^2}$ with $u = x${plus(a)}$ and $v = x^2 + ${b}$.`,
        md`A fraction is zero when its numerator is.`,
      ],
      answer: md`(a) By the quotient rule,
$$f'(x) = \frac{1 \times (x^2 + ${b}) - (x${plus(a)}) \times 2x}{(x^2 + ${b})^2} = \frac{x^2 + ${b} - 2x^2${plus(-2 * a, 'x')}}{(x^2 + ${b})^2} = ${derivative.replace('dfrac', 'frac')}.$$

(b) The numerator must be zero: $${polynomial([1, 2 * a, -b])} = 0$, so $(x - ${p})(x + ${-q}) = 0$. The $x$-coordinates are $x = ${p}$ and $x = ${q}$.

(c) The graph shows that $f$ has its greatest value at $x = ${p}$ and its least value at $x = ${q}$:
$$f(${p}) = \frac{${p + a}}{${p * p + b}} = ${fraction(p + a, p * p + b)}, \qquad f(${q}) = \frac{${q + a}}{${q * q + b}} = ${fraction(q + a, q * q + b)}.$$

**Watch out:** The minus sign in the quotient rule applies to the whole product $(x${plus(a)}) \times 2x$, so to both of its terms. And the $x$-coordinates of (b) aren't yet the values that (c) asks for: put them into $f(x)$.`,
      scheme: [
        [md`uses the quotient rule`, 'M1'],
        [md`$\frac{(x^2 + ${b}) - 2x(x${plus(a)})}{(x^2 + ${b})^2}$`, 'A1'],
        [md`simplifies to the given expression`, 'A1'],
        [md`sets the numerator equal to zero`, 'M1'],
        [md`$x = ${p}$`, 'A1'],
        [md`$x = ${q}$`, 'A1'],
        [md`substitutes both values in $f(x)$`, 'M1'],
        [md`greatest value $${fraction(p + a, p * p + b)}$`, 'A1'],
        [md`least value $${fraction(q + a, q * q + b)}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'set', expected: `${p}, ${q}`, accuracy: 'exact' },
        {
          part: 'c',
          kind: 'number',
          label: 'Greatest value:',
          expected: fraction(p + a, p * p + b),
          accuracy: 'exact',
          marks: 2,
          mistakes: [
            {
              value: `${p}`,
              note: md`This is where the greatest value is taken. The value itself is that of $f$ there.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: 'Least value:',
          expected: fraction(q + a, q * q + b),
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${q}`,
              note: md`This is where the least value is taken. The value itself is that of $f$ there.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: derivative.replace('dfrac', 'frac'),
          value: (x) => slope(f, x),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${p}`,
          value: Number(maximumAt(f, -reach, reach).toFixed(4)),
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${q}`,
          value: Number(minimumAt(f, -reach, reach).toFixed(4)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${fraction(p + a, p * p + b)}`,
          value: f(maximumAt(f, -reach, reach)),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `= ${fraction(q + a, q * q + b)}`,
          value: f(minimumAt(f, -reach, reach)),
        },
      ],
      drawings: {
        graph: plot({
          x: [-reach, reach],
          y: [1.35 / (2 * q), 1.35 / (2 * p)],
          ticks: false,
          height: 190,
          curves: [{ f, label: '*y* = *f*(*x*)', labelAt: reach * 0.5, place: 'ne' }],
          description:
            'A curve that comes from the x-axis at the far left, falls to a lowest point with a negative x-coordinate, rises through the axes to a highest point with a positive x-coordinate, and falls back towards the x-axis at the far right.',
        }),
      },
    };
  },
});
