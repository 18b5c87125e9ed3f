import { maximum, maximumAt, minimum, roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';
import { fraction, plus } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7'],
  parameters: { low: integers(-6, 5), high: integers(-3, 8) },
  allow: ({ low, high }) => high - low >= 2 && low + high !== 0 && low * high !== 0 && high - low <= 10,
  write: ({ low, high }) => {
    const [b, c] = [low + high, -low * high];
    const f = `x^2 - 2kx${plus(b, 'k')}${plus(c)}`;
    const height = `-k^2${plus(b, 'k')}${plus(c)}`;
    const path = `-x^2${plus(b, 'x')}${plus(c)}`;
    const best = fraction(b, 2);
    const most = fraction((high - low) ** 2, 4);
    const value = (x: number, k: number): number => x * x - 2 * k * x + b * k + c;
    // The least value of f, found without its formula.
    const least = (k: number): number => minimum((x) => value(x, k), k - 7.3, k + 5.9);
    const [first, second] = roots(least, low - 1.013, high + 1.017, 60);
    const bracket = (zero: number): string => `(k${plus(-zero)})`;
    return {
      text: md`Let $f(x) = ${f}$, for $x \in \mathbb{R}$, where $k$ is a real constant.

(a) Show that the vertex of the graph of $f$ is the point $\left(k,\ ${height}\right)$. [2]

(b) Find the values of $k$ for which the vertex lies on the $x$-axis. [2]

(c) Find the value of $k$ for which the vertex is as high as possible, and write down its $y$-coordinate. [2]

(d) Hence write down the set of values of $k$ for which $f(x) > 0$ for all real $x$. [1]

(e) As $k$ varies, the vertex moves along a curve. Write down the equation of this curve. [1]`,
      hints: [
        md`Complete the square: $x^2 - 2kx = (x - k)^2 - \ldots$`,
        md`In parts (b) and (c), look at the $y$-coordinate of the vertex as a quadratic function of $k$.`,
        md`The graph of $f$ opens upwards. Where must its vertex be so that no point of it is on or below the $x$-axis?`,
        md`In part (e), call the coordinates of the vertex $x$ and $y$. What is $x$ in terms of $k$?`,
      ],
      answer: md`(a) Completing the square, $x^2 - 2kx = (x - k)^2 - k^2$, so
$$f(x) = (x - k)^2 - k^2${plus(b, 'k')}${plus(c)}.$$
The square is least, namely $0$, for $x = k$. So the vertex is $\left(k,\ ${height}\right)$.

(b) On the $x$-axis the $y$-coordinate is zero: $${height} = 0$. Multiplying by $-1$ and factorising, $${bracket(low)}${bracket(high)} = 0$, so $k = ${low}$ or $k = ${high}$.

(c) The $y$-coordinate, $${height}$, is a quadratic function of $k$ whose graph opens downwards. It is greatest halfway between its zeros $${low}$ and $${high}$, at $k = ${best}$. There it is $y = ${most}$, as the factors are $${fraction(high - low, 2)}$ and $${fraction(low - high, 2)}$.

(d) The graph of $f$ opens upwards, so $f(x) > 0$ for all $x$ exactly when the vertex is above the $x$-axis: $${height} > 0$. This parabola in $k$ is above the axis between its zeros, so $${low} < k < ${high}$.

(e) The vertex has $x = k$, so $k$ may be replaced by $x$ in its $y$-coordinate. The curve is the parabola $y = ${path}$.

**Watch out:** There are two different parabolas here: the graph of $f$, which opens upwards, and the curve of all vertices, which opens downwards.`,
      scheme: [
        [md`(a) completes the square, or uses $x = -\frac{-2k}{2} = k$`, 'M1'],
        [md`finds $f(k) = ${height}$, leading to the given point`, 'A1'],
        [md`(b) $${height} = 0$`, 'M1'],
        [md`$k = ${low}$ and $k = ${high}$`, 'A1'],
        [md`(c) $k = ${best}$`, 'A1'],
        [md`$y = ${most}$`, 'A1'],
        [md`(d) $${low} < k < ${high}$ (follow through from (b))`, 'A1'],
        [md`(e) $y = ${path}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'set',
          expected: `${low}, ${high}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${-low}, ${-high}`,
              note: md`The signs are wrong: $${bracket(low)}$ is zero for $k = ${low}$.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: best,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${b}`,
              note: md`This is the sum of the zeros. The greatest value lies halfway between them.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$y =$',
          expected: most,
          accuracy: 'exact',
          marks: 1,
          follows: `-c.1^2 + (${b}) * c.1 + (${c})`,
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `${low} < k < ${high}`,
          variables: ['k'],
          accuracy: 'exact',
          mistakes: [
            {
              value: `k < ${low} or k > ${high}`,
              note: md`There the vertex is below the $x$-axis. Try a value of $k$ far away from $0$.`,
            },
            {
              value: `${low} <= k <= ${high}`,
              note: md`At the ends the vertex lies on the axis, so $f(x) = 0$ there.`,
            },
          ],
        },
        {
          part: 'e',
          kind: 'equation',
          expected: `y = ${path}`,
          variables: ['x', 'y'],
          mistakes: [
            {
              value: `y = x^2${plus(b, 'x')}${plus(c)}`,
              note: md`The sign of the square is wrong: the $y$-coordinate has $-k^2$.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `k = ${low}`, value: first!, within: 1e-6 },
        { part: 'b', route: 'numeric', shown: `k = ${high}`, value: second!, within: 1e-6 },
        {
          part: 'c',
          route: 'numeric',
          shown: `k = ${best}`,
          value: maximumAt((k) => height2(value, k), low, high),
          within: 1e-5,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `y = ${most}`,
          value: maximum((k) => height2(value, k), low, high),
          within: 1e-6,
        },
      ],
    };
  },
});

/** The height of the vertex from three points of the parabola, which has the second difference 2. */
function height2(value: (x: number, k: number) => number, k: number): number {
  const [left, middle, right] = [value(-1, k), value(0, k), value(1, k)];
  const at = (left - right) / (2 * (left - 2 * middle + right));
  return value(at, k);
}
