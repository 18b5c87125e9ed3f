import { roots, slope } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  parameters: {
    /** f' − m = 3(x − p)(x − q) */
    p: integers(-3, 1),
    q: integers(1, 5),
    m: integers(-5, 6),
    c: integers(-3, 6),
    n: integers(-9, 9),
    given: choice('y', 'general'),
  },
  allow: ({ p, q, m, c, n }) => {
    if ((p + q) % 2 !== 0 || q - p < 2 || m === 0 || n === 0) return false;
    const at = (x: number) => x ** 3 - (3 * (p + q) * x * x) / 2 + (3 * p * q + m) * x + c - m * x;
    return (
      at(p) !== n && at(q) !== n && at(p) !== 0 && at(q) !== 0 && Math.abs(at(p)) < 60 && Math.abs(at(q)) < 60
    );
  },
  write: ({ p, q, m, c, n, given }) => {
    const coefficients = [1, (-3 * (p + q)) / 2, 3 * p * q + m, c];
    const f = (x: number) => coefficients.reduce((sum, value) => sum * x + value, 0);
    const derivative = [3, -3 * (p + q), 3 * p * q + m];
    const [high, low] = [f(p) - m * p, f(q) - m * q];
    const found = roots((x) => slope(f, x) - m, -9.013, 9, 997);
    const straight = given === 'y' ? md`y = ${polynomial([m, n])}` : md`${term(m, 'x')} - y${plus(n)} = 0`;
    const [left, right] = [p - 1.6, q + 1.6];
    const ends = [f(left), f(right), f(p), f(q)];
    const [bottom, top] = [Math.min(...ends, 0), Math.max(...ends, 0)];
    return {
      text: md`The diagram shows the graph of $f(x) = ${polynomial(coefficients)}$. At two points, $A$ and $B$, the tangent to the graph is parallel to the line $${straight}$. $A$ is to the left of $B$.

![](drawing:graph)

(a) Write down the gradient of the line. [1]

(b) Find $f'(x)$. [2]

(c) Find the $x$-coordinates of $A$ and $B$. [3]

(d) Find the equation of the tangent at $A$ and the equation of the tangent at $B$. Give them in the form $y = mx + c$. [4]`,
      hints: [
        md`Parallel lines have the same gradient.`,
        md`Set the derivative equal to this gradient. You get a quadratic equation.`,
        md`A tangent passes through its point on the *graph*: put $x$ into $f$ to find the height.`,
      ],
      answer: md`(a) ${given === 'y' ? 'The gradient is the factor of $x$' : md`Solve for $y$: $y = ${polynomial([m, n])}$. The gradient is the factor of $x$`}: $m = ${m}$

(b) $f'(x) = ${polynomial(derivative)}$

(c) The tangent is parallel to the line where $f'(x) = ${m}$: $${polynomial(derivative)} = ${m}$. The solutions are $x_A = ${p}$ and $x_B = ${q}$.

(d) Find the height of each point on the graph, then the line with gradient $${m}$ through it.

$A$: $f(${p}) = ${f(p)}$, so $y = ${term(m, 'x')} + k$ with $k = ${f(p)} - ${m < 0 ? `(${m})` : m} \times ${p < 0 ? `(${p})` : p} = ${high}$. The tangent is $y = ${polynomial([m, high])}$.

$B$: $f(${q}) = ${f(q)}$, so $k = ${f(q)} - ${m < 0 ? `(${m})` : m} \times ${q} = ${low}$. The tangent is $y = ${polynomial([m, low])}$.

**Calculator:** the polynomial solver gives part (c). Many calculators draw a tangent and show its equation: use this to check part (d).

**Watch out:** The $y$-coordinate of the point comes from $f$. $f'$ gives only the gradient.`,
      scheme: [
        [md`(a) $${m}$`, 'A1'],
        [md`(b) at least one correct term`, 'M1'],
        [md`$${polynomial(derivative)}$`, 'A1'],
        [md`(c) sets their derivative equal to their gradient`, 'M1'],
        [md`$x = ${p}$`, 'A1'],
        [md`$x = ${q}$`, 'A1'],
        [md`(d) finds a $y$-coordinate from $f$`, 'M1'],
        [md`substitutes a point and the gradient into the equation of a line`, 'M1'],
        [md`$y = ${polynomial([m, high])}$`, 'A1'],
        [md`$y = ${polynomial([m, low])}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${m}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-m}`,
              note:
                given === 'y'
                  ? md`Look at the sign in front of $x$.`
                  : md`Solve the equation for $y$ and look at the sign.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'expression',
          expected: polynomial(derivative),
          variables: ['x'],
        },
        { part: 'c', kind: 'set', label: md`$x =$`, expected: `${p}, ${q}`, accuracy: 'exact' },
        {
          part: 'd',
          kind: 'equation',
          label: md`Tangent at $A$`,
          expected: `y = ${polynomial([m, high])}`,
          variables: ['x', 'y'],
          marks: 2,
          mistakes: [
            {
              value: `y = ${polynomial([m, f(p)])}`,
              note: md`$${f(p)}$ is the height at $x = ${p}$, not at $x = 0$.`,
            },
          ].filter(() => p !== 0),
        },
        {
          part: 'd',
          kind: 'equation',
          label: md`Tangent at $B$`,
          expected: `y = ${polynomial([m, low])}`,
          variables: ['x', 'y'],
          marks: 2,
          mistakes: [
            {
              value: `y = ${polynomial([m, f(q)])}`,
              note: md`$${f(q)}$ is the height at $x = ${q}$, not at $x = 0$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'exact', shown: `m = ${m}`, value: m * 1 + n - n },
        { part: 'b', route: 'numeric', shown: polynomial(derivative), value: (x) => slope(f, x) },
        { part: 'c', route: 'numeric', shown: `x_A = ${p}`, value: Number(found[0]!.toFixed(5)) },
        { part: 'c', route: 'numeric', shown: `x_B = ${q}`, value: Number(found[1]!.toFixed(5)) },
        {
          part: 'd',
          route: 'numeric',
          shown: polynomial([m, high]),
          value: (x) => f(p) + slope(f, p) * (x - p),
        },
        {
          part: 'd',
          route: 'numeric',
          shown: polynomial([m, low]),
          value: (x) => f(q) + slope(f, q) * (x - q),
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(left, -1), right + 0.4],
          y: [bottom - (top - bottom) / 10, top + (top - bottom) / 10],
          ticks: false,
          height: 220,
          curves: [{ f, from: left, to: right }],
          points: [
            { at: [p, f(p)], label: 'A' },
            { at: [q, f(q)], label: 'B' },
          ],
          description: 'The graph of a cubic function with two points A and B on it. A is to the left of B.',
        }),
      },
    };
  },
});
