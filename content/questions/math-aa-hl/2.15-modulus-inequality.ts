import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

/** 'x = 3', or '2x = 3, so x = 3/2'. */
const solved = (factor: number, value: number): string => {
  const solution = `$x = ${fraction(value, factor)}$`;
  return factor === 1 ? solution : `$${term(factor, 'x')} = ${value}$, so ${solution}`;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.16'],
  parameters: {
    // |m x − p| ≤ |x − q| with m ≥ 2: between the two meeting points.
    m: choice(2, 3, 4),
    p: nonZero(-7, 8),
    q: nonZero(-6, 6),
  },
  allow: ({ m, p, q }) => p !== m * q && (p + q) % (m + 1) !== 0 && p !== q && Math.abs(p / m - q) > 1.2,
  write: ({ m, p, q }) => {
    // m x − p = x − q  → x = (p − q)/(m − 1);  m x − p = −(x − q) → x = (p + q)/(m + 1)
    const ends = [
      [p - q, m - 1],
      [p + q, m + 1],
    ].sort(([a, b], [c, d]) => a! / b! - c! / d!) as [[number, number], [number, number]];
    const [low, high] = ends.map(([top, bottom]) => fraction(top, bottom)) as [string, string];
    const [lowAt, highAt] = ends.map(([top, bottom]) => top / bottom) as [number, number];
    const left = `|${term(m, 'x')}${plus(-p)}|`;
    const right = `|x${plus(-q)}|`;
    const f = (x: number) => Math.abs(m * x - p);
    const g = (x: number) => Math.abs(x - q);
    const met = roots((x) => f(x) - g(x), lowAt - 2.0131, highAt + 2.0177);
    const square = [m * m - 1, -2 * m * p + 2 * q, p * p - q * q] as const;
    const middle = (lowAt + highAt) / 2;
    const span = Math.max(3, highAt - lowAt, Math.abs(q - middle) + 1.5, Math.abs(middle) + 0.6);
    const top = Math.max(f(lowAt), f(highAt)) * 1.5 + 1;
    return {
      text: md`Let $f(x) = ${left}$ and $g(x) = ${right}$, for $x \in \mathbb{R}$.

(a) Find the $x$-coordinates of the points where the graphs of $f$ and $g$ meet. [4]

(b) Sketch the graphs of $f$ and $g$ on the same axes. [2]

(c) Hence solve the inequality $${left} \le ${right}$. [1]`,
      hints: [
        md`$|a| = |b|$ means that $a = b$ or $a = -b$. Squaring both sides works as well.`,
        'Both graphs are V-shaped. Which of them is steeper?',
      ],
      answer: md`(a) Either $${term(m, 'x')}${plus(-p)} = x${plus(-q)}$ or $${term(m, 'x')}${plus(-p)} = -(x${plus(-q)})$.

The first gives ${solved(m - 1, p - q)}. The second gives ${solved(m + 1, p + q)}.

(Squaring both sides leads to $${polynomial(square)} = 0$, which has the same solutions.)

(b) The graph of $f$ touches the $x$-axis at $x = ${fraction(p, m)}$ and has slopes $\pm ${m}$; that of $g$ touches it at $x = ${q}$ and has slopes $\pm 1$.

![](drawing:graphs)

(c) The graph of $f$ is not above that of $g$ between the two points: $${low} \le x \le ${high}$.

**Watch out:** It is easy to drop the modulus signs and find one of the two points only. As a check on (c), the left side is $0$ at $x = ${fraction(p, m)}$, so this value must belong to your solution.`,
      scheme: [
        [md`considers $${term(m, 'x')}${plus(-p)} = \pm(x${plus(-q)})$, or squares both sides`, 'M1'],
        ['two correct linear equations, or a correct quadratic equation', 'A1'],
        [md`$x = ${low}$`, 'A1'],
        [md`$x = ${high}$`, 'A1'],
        [md`two V-shaped graphs, that of $f$ the steeper one`, 'A1'],
        [
          md`correct points on the axis, $x = ${fraction(p, m)}$ and $x = ${q}$, and two points of intersection`,
          'A1',
        ],
        [md`$${low} \le x \le ${high}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'set',
          expected: `${low}, ${high}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: fraction(p - q, m - 1),
              note: md`You solved only $${term(m, 'x')}${plus(-p)} = x${plus(-q)}$. The two sides may also have opposite signs.`,
            },
            {
              value: fraction(p + q, m + 1),
              note: md`You solved only the equation with opposite signs. $${term(m, 'x')}${plus(-p)} = x${plus(-q)}$ has a solution as well.`,
            },
          ],
        },
        { part: 'b', kind: 'self', why: 'sketch' },
        {
          part: 'c',
          kind: 'interval',
          expected: `${low} <= x <= ${high}`,
          mistakes: [
            {
              value: `x <= ${low} or x >= ${high}`,
              note: md`There the graph of $f$ is above that of $g$. Which of the two is the steeper one?`,
            },
            {
              value: `${low} < x < ${high}`,
              note: md`The sign is $\le$, so the ends belong to the solution.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `x = ${low}`, value: met[0]! },
        { part: 'a', route: 'numeric', shown: `x = ${high}`, value: met.length === 2 ? met[1]! : Number.NaN },
      ],
      drawings: {
        graphs: plot({
          x: [middle - span - 1, middle + span + 1],
          y: [0, top],
          height: 220,
          curves: [
            { f, label: '*f*', labelAt: Math.max(p / m + (top / m) * 0.72, middle), place: 'e' },
            { f: g, label: '*g*' },
          ],
          points: met.map((x) => ({ at: [x, f(x)] })),
          description:
            'Two V-shaped graphs with their points on the x-axis. The steeper one, f, meets the other one, g, in two points.',
        }),
      },
    };
  },
});
