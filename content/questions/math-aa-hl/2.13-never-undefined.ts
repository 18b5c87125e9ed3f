import { minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, nonZero } from '../../authoring/parameters.ts';
import { fraction, gcd, plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  also: ['2.6'],
  parameters: {
    // f(x) = n(x − r)/((x − h)² + s)
    h: nonZero(-4, 4),
    s: integers(1, 7),
    r: nonZero(-6, 6),
    n: choice(1, 2, 3),
  },
  allow: ({ h, s, r, n }) => {
    const bottom = h * h + s;
    return bottom / gcd(n * r, bottom) <= 13 && r !== h;
  },
  write: ({ h, s, r, n }) => {
    const last = h * h + s;
    const bottom = polynomial([1, -2 * h, last]);
    const top = polynomial([n, -n * r]);
    const yCut = fraction(-n * r, last);
    const q = (x: number) => x * x - 2 * h * x + last;
    const zero = roots((x) => (n * x - n * r) / q(x), r - 1.31, r + 1.27);
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${bottom}}$, for $x \in \mathbb{R}$.

(a) (i) Write $${bottom}$ in the form $(x - h)^2 + s$. [2]

(ii) Hence explain why the graph of $f$ has no vertical asymptote. [1]

(b) Find the coordinates of the points where the graph of $f$ meets the axes. [2]

(c) (i) Write down the equation of the horizontal asymptote of the graph. [1]

(ii) A student says: "A graph never crosses its horizontal asymptote." Use this graph to show that the student is wrong. [1]`,
      hints: [
        md`Half of the coefficient of $x$ belongs inside the square.`,
        'A vertical asymptote needs a zero of the denominator. Can a square plus a positive number be zero?',
        'In (c), look at your answers to (b) again.',
      ],
      answer: md`(a) (i) Half of the coefficient of $x$ is $${-h}$, and $(x${plus(-h)})^2 = ${polynomial([1, -2 * h, h * h])}$. To reach $${last}$, $${s}$ is still missing. So $${bottom} = (x${plus(-h)})^2 + ${s}$, that is, $h = ${h}$ and $s = ${s}$.

(ii) A square is never negative, so the denominator is at least $${s}$ and never zero. So there is no vertical asymptote.

(b) On the $x$-axis $f(x) = 0$, so the numerator is zero: $${top} = 0$ gives $x = ${r}$ and the point $(${r}, 0)$. On the $y$-axis $x = 0$: $f(0) = ${yCut}$, so the point is $\left(0, ${yCut}\right)$.

(c) (i) The denominator has the higher power of $x$, so $f(x)$ tends to $0$ for large $|x|$. The horizontal asymptote is $y = 0$.

(ii) The asymptote is the $x$-axis, and by (b) the graph meets it at $(${r}, 0)$. There $f(x)$ changes its sign with the numerator, so the graph crosses its asymptote.

**Watch out:** A horizontal asymptote says only what happens far away. Only vertical asymptotes can't be crossed, because the function has no value there.`,
      scheme: [
        [md`(a)(i) $(x${plus(-h)})^2$`, 'A1'],
        [md`$+ ${s}$`, 'A1'],
        [
          md`(ii) the denominator is at least $${s}$, so it is never zero (or: the discriminant is negative)`,
          'R1',
        ],
        [md`(b) $(${r}, 0)$`, 'A1'],
        [md`$\left(0, ${yCut}\right)$`, 'A1'],
        ['(c)(i) $y = 0$', 'A1'],
        [md`(ii) the graph crosses $y = 0$ at $(${r}, 0)$ (follow through)`, 'R1'],
      ],
      replies: [
        {
          part: 'a i',
          kind: 'expression',
          expected: `(x${plus(-h)})^2 + ${s}`,
          variables: ['x'],
          form: 'completed square',
          mistakes: [
            {
              value: `(x${plus(-h)})^2 + ${last}`,
              note: md`The square brings $${h * h}$ of its own. Take it away from $${last}$.`,
            },
            { value: `(x${plus(h)})^2 + ${s}`, note: 'Look at the sign inside the square.' },
          ],
        },
        { part: 'a ii', kind: 'self', why: 'explain' },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'On the $x$-axis:',
          expected: `(${r}, 0)`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `(${-r}, 0)`, note: md`Look at the sign: where is $${top}$ zero?` }],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: 'On the $y$-axis:',
          expected: md`(0, ${yCut})`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c i', kind: 'equation', expected: 'y = 0', variables: ['x', 'y'] },
        { part: 'c ii', kind: 'self', why: 'explain' },
      ],
      checks: [
        { part: 'a i', route: 'symbolic', shown: `(x${plus(-h)})^2 + ${s}`, value: q },
        { part: 'a i', route: 'numeric', shown: `s = ${s}`, value: minimum(q, -12, 12), within: 1e-6 },
        { part: 'b', route: 'numeric', shown: `x = ${r}`, value: zero[0] ?? Number.NaN },
        { part: 'b', route: 'substitution', shown: `f(0) = ${yCut}`, value: (n * (0 - r)) / q(0) },
      ],
    };
  },
});
