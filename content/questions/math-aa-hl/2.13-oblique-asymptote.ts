import { maximumAt, minimumAt } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['5.6', '5.8'],
  parameters: {
    // f(x) = a x + b + a k²/(x − c): stationary at x = c ± k.
    a: choice(1, 2, 3),
    b: nonZero(-5, 5),
    c: nonZero(-3, 3),
    k: choice(1, 2, 3),
  },
  allow: ({ a, b, c, k }) =>
    constant(a, b, c, k) !== 0 && b - a * c !== 0 && (a !== 1 || k !== 1) && a * k <= 6,
  write: ({ a, b, c, k }) => {
    const e = a * k * k;
    const top = polynomial([a, b - a * c, constant(a, b, c, k)]);
    const f = (x: number) => a * x + b + e / (x - c);
    const [low, high] = [c - k, c + k];
    const [atLow, atHigh] = [f(low), f(high)];
    const line = `${term(a, 'x')}${plus(b)}`;
    const bottom = `x${plus(-c)}`;
    const xs: [number, number] = [Math.min(-1, c - 3.4 * k), Math.max(1, c + 3.4 * k)];
    const centre = a * c + b;
    const reach = 3.6 * a * k;
    const ys: [number, number] = [Math.min(-1, centre - reach), Math.max(1, centre + reach)];
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${bottom}}$, for $x \in \mathbb{R}$, $x \ne ${c}$.

(a) Show that $f(x) = ${line} + \dfrac{${e}}{${bottom}}$. [2]

(b) Write down the equation of the vertical asymptote and of the oblique asymptote of the graph of $f$. [2]

(c) Find the coordinates of the two stationary points of the graph. [5]

(d) Hence write down the range of $f$. [2]`,
      hints: [
        md`For (a), bring the right side over a common denominator, or divide the polynomials.`,
        md`Differentiate the form in (a): the derivative of $\frac{1}{${bottom}}$ is $-\frac{1}{(${bottom})^2}$.`,
        'A sketch with both asymptotes shows which values the function never takes.',
      ],
      answer: md`(a) Over a common denominator,

$$${line} + \frac{${e}}{${bottom}} = \frac{(${line})(${bottom}) + ${e}}{${bottom}} = \frac{${polynomial([a, b - a * c, -b * c])}${plus(e)}}{${bottom}} = \frac{${top}}{${bottom}}$$

(b) Vertical asymptote: $x = ${c}$. For large $|x|$ the fraction $\frac{${e}}{${bottom}}$ tends to $0$, so the oblique asymptote is $y = ${line}$.

(c) $f'(x) = ${a} - \dfrac{${e}}{(${bottom})^2}$. This is $0$ when $(${bottom})^2 = ${k * k}$, that is, $x = ${low}$ or $x = ${high}$.

$f(${low}) = ${atLow}$ and $f(${high}) = ${atHigh}$, so the stationary points are $(${low}, ${atLow})$ and $(${high}, ${atHigh})$.

(d) To the left of the vertical asymptote the graph rises to the maximum $(${low}, ${atLow})$ and falls again; to the right of it the graph falls to the minimum $(${high}, ${atHigh})$ and rises again.

![](drawing:graph)

So the range is $y \le ${atLow}$ or $y \ge ${atHigh}$.

**Watch out:** The local maximum is *lower* than the local minimum here, because they lie on different branches. So don't write the range as $${atLow} \le y \le ${atHigh}$: the values between are just those that $f$ never takes.`,
      scheme: [
        ['writes the right side over a common denominator, or divides', 'M1'],
        ['correct working that leads to the given form (AG)', 'A1'],
        [md`$x = ${c}$`, 'A1'],
        [md`$y = ${line}$`, 'A1'],
        ['differentiates', 'M1'],
        [md`$${a} - \frac{${e}}{(${bottom})^2}$`, 'A1'],
        [md`sets the derivative to $0$: $(${bottom})^2 = ${k * k}$`, 'M1'],
        [md`$(${low}, ${atLow})$`, 'A1'],
        [md`$(${high}, ${atHigh})$`, 'A1'],
        [md`$y \le ${atLow}$`, 'A1'],
        [md`$y \ge ${atHigh}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'equation',
          label: 'Vertical asymptote:',
          expected: `x = ${c}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [{ value: `x = ${-c}`, note: md`Look at the sign: where is $${bottom}$ zero?` }],
        },
        {
          part: 'b',
          kind: 'equation',
          label: 'Oblique asymptote:',
          expected: `y = ${line}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [
            {
              value: `y = ${term(a, 'x')}`,
              note: md`You left out the constant term. For large $|x|$ only the fraction in (a) tends to $0$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'set',
          expected: `(${low}, ${atLow}), (${high}, ${atHigh})`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `(${high}, ${atHigh})`,
              note: md`This is one of them. $(${bottom})^2 = ${k * k}$ has two solutions.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `y <= ${atLow} or y >= ${atHigh}`,
          mistakes: [
            {
              value: `${atLow} <= y <= ${atHigh}`,
              note: 'These are the values that the function does not take between the two turning points. Look at the graph again.',
            },
            {
              value: `y < ${atLow} or y > ${atHigh}`,
              note: 'The values at the two turning points are taken, so they belong to the range.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `f(${low}) = ${atLow}`,
          value: g(a, b, c, k)(maximumAt(g(a, b, c, k), c - 12, c - 0.01)),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${high}`,
          value: minimumAt(g(a, b, c, k), c + 0.01, c + 12),
          within: 1e-4,
        },
      ],
      drawings: {
        graph: plot({
          x: xs,
          y: ys,
          curves: [
            { f, to: c - 0.001 },
            { f, from: c + 0.001, ink: 'accent' },
            { f: (x) => a * x + b, dashed: true, ink: 'soft' },
          ],
          asymptotes: { x: [c] },
          points: [
            { at: [low, atLow], label: `(${low}, ${atLow})`.replaceAll('-', '−') },
            { at: [high, atHigh], label: `(${high}, ${atHigh})`.replaceAll('-', '−') },
          ],
          ticks: false,
          description:
            'Graph with two branches, one on each side of a dashed vertical asymptote. Both branches approach the same dashed slanted line. The left branch has a maximum and the right branch a minimum.',
        }),
      },
    };
  },
});

const constant = (a: number, b: number, c: number, k: number): number => a * k * k - b * c;

/** The function as the question gives it. */
function g(a: number, b: number, c: number, k: number): (x: number) => number {
  return (x) => (a * x * x + (b - a * c) * x + constant(a, b, c, k)) / (x - c);
}
