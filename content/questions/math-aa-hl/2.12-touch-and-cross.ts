import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { inBrackets, plus, term } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.15'],
  parameters: { p: nonZero(-3, 3), q: nonZero(-4, 4), k: choice(-3, -2, 2, 3), r: choice(-1, 1, 2) },
  allow: ({ p, q, r }) => p !== q && Math.abs(p - q) > 1 && r !== p && r !== q,
  write: ({ p, q, k, r }) => {
    const f = (x: number) => k * (x - p) ** 2 * (x - q);
    const [c, remainder] = [f(0), f(r)];
    const [square, simple] = [`(x${plus(-p)})^2`, `(x${plus(-q)})`];
    const product = md`${k}${square}${simple}`;
    const above = k > 0 ? `x > ${q}` : `x < ${q}`;
    const [low, high] = [Math.min(p, q, 0) - 1, Math.max(p, q, 0) + 1];
    const turn = (p + 2 * q) / 3;
    const reach = Math.max(Math.abs(f(turn)), Math.abs(c)) * 1.25 + 1;
    return {
      text: md`The diagram shows the graph of $y = f(x)$, where $f$ is a polynomial of degree $3$. The graph touches the $x$-axis at $x = ${p}$, crosses it at $x = ${q}$, and meets the $y$-axis at $(0, ${c})$. It has no other points on the axes.

![](drawing:graph)

(a) Write $f(x)$ as a product of linear factors and a constant. [3]

(b) Find the remainder when $f(x)$ is divided by $x${plus(-r)}$. [2]

(c) Solve the inequality $f(x) > 0$. [2]`,
      hints: [
        'A zero at which the graph only touches the axis belongs to a factor that is squared.',
        md`After the factors are known, one constant is missing. Use the point on the $y$-axis.`,
        'The remainder theorem spares you the division.',
        md`In (c), look where the graph lies above the $x$-axis. Is $x = ${p}$ one of these places?`,
      ],
      answer: md`(a) The graph touches the axis at $x = ${p}$, so this zero counts twice; at $x = ${q}$ it crosses, so this zero counts once. Hence $f(x) = k${square}${simple}$ with a constant $k$. At $x = 0$, $f(0) = k \times ${inBrackets(-p)}^2 \times ${inBrackets(-q)} = ${term(-p * p * q, 'k')}$, and this must be $${c}$. So $k = ${k}$ and

$$f(x) = ${product}$$

(b) By the remainder theorem the remainder is $f(${r}) = ${k} \times ${inBrackets(r - p)}^2 \times ${inBrackets(r - q)} = ${remainder}$.

(c) The graph lies above the $x$-axis on one side of the crossing at $x = ${q}$: for $${above}$${(k > 0 ? p > q : p < q) ? md`, but without $x = ${p}$, where it only touches the axis and $f(x) = 0$. So the solution is $${above}$, $x \ne ${p}$.` : md`. The square $${square}$ never changes the sign, so this is the whole solution.`}

**Watch out:** At a touching point the function is zero but doesn't change its sign.`,
      scheme: [
        [md`(a) factor $${square}$`, 'A1'],
        [md`factor $${simple}$ and uses $f(0) = ${c}$`, 'M1'],
        [md`$${product}$`, 'A1'],
        [md`(b) finds $f(${r})$ (or divides)`, 'M1'],
        [md`$${remainder}$ (follow through)`, 'A1'],
        [md`(c) $${above}$`, 'A1'],
        [
          (k > 0 ? p > q : p < q)
            ? md`leaves out $x = ${p}$`
            : md`only this interval: $x = ${p}$ is not a place where the sign changes`,
          'A1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: product,
          variables: ['x'],
          form: 'factorised',
          mistakes: [
            {
              value: md`${square}${simple}`,
              note: md`The factors are right, but at $x = 0$ this isn't $${c}$. A constant is missing.`,
            },
            {
              value: md`${k}(x${plus(p)})^2(x${plus(q)})`,
              note: md`A zero at $x = a$ belongs to the factor $x - a$. Look at the signs.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${remainder}`,
          accuracy: 'exact',
          mistakes:
            f(-r) === remainder
              ? []
              : [{ value: `${f(-r)}`, note: md`This is $f(${-r})$. Which value makes $x${plus(-r)}$ zero?` }],
        },
        {
          part: 'c',
          kind: 'interval',
          expected: (k > 0 ? p > q : p < q)
            ? k > 0
              ? `${q} < x < ${p} or x > ${p}`
              : `x < ${p} or ${p} < x < ${q}`
            : above,
          mistakes: [
            { value: k > 0 ? `x < ${q}` : `x > ${q}`, note: 'There the graph lies below the axis.' },
          ],
        },
      ],
      checks: [
        // Newton's way: the fourth value of a cubic with the given zeros and f(0), scaled from a double zero.
        {
          part: 'a',
          route: 'substitution',
          shown: product,
          value: (x) => (c * (x - p) * (x - p) * (x - q)) / (-p * p * q),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${remainder}`,
          // Synthetic division of the expanded polynomial.
          value: [-k * (2 * p + q), k * (p * p + 2 * p * q), -k * p * p * q].reduce(
            (sum, one) => sum * r + one,
            k,
          ),
        },
        { part: 'c', route: 'numeric', shown: `${q}`, value: root(f, q - 0.5, q + 0.5), within: 1e-6 },
      ],
      drawings: {
        graph: plot({
          x: [low - 0.5, high + 0.5],
          y: [-reach, reach],
          height: 220,
          ticks: { x: [p, q], y: [c] },
          curves: [{ f, from: low, to: high, label: '*y* = *f*(*x*)' }],
          description: `A cubic graph that touches the x-axis at ${p}, crosses it at ${q} and meets the y-axis at ${c}.`,
        }),
      },
    };
  },
});
