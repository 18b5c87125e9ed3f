import { maximum, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers, nonZero } from '../../authoring/parameters.ts';
import { plus } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 1,
  calculator: false,
  also: ['2.7', '2.9'],
  parameters: { b: integers(2, 7), h: nonZero(-6, 6) },
  allow: ({ b, h }) => b !== Math.abs(h),
  write: ({ b, h }) => {
    const [left, right] = [h - b, h + b];
    const last = b * b - h * h;
    const g =
      last > 0
        ? `${last}${plus(2 * h, 'x')} - x^2`
        : `${h > 0 ? `${2 * h}x${plus(last)} - x^2` : `-x^2${plus(2 * h, 'x')}${plus(last)}`}`;
    const value = (x: number): number => last + 2 * h * x - x * x;
    const inverse = md`${h} + \sqrt{${b * b} - \mathrm{e}^x}`;
    const factor = (zero: number): string => (zero === 0 ? 'x' : `(x${plus(-zero)})`);
    return {
      text: md`Let $f(x) = \ln x$, for $x > 0$, and $g(x) = ${g}$, for $x \in \mathbb{R}$.

(a) Find the largest possible domain of the function $f \circ g$. [3]

(b) Find the range of $f \circ g$ on this domain. [2]

The function $k$ is defined by $k(x) = (f \circ g)(x)$ for $${h} \le x < ${right}$.

(c) Find $k^{-1}(x)$. [3]`,
      hints: [
        md`Which numbers may be put into the logarithm? So what must hold for $g(x)$?`,
        md`Between its zeros, is the graph of $g$ above or below the $x$-axis?`,
        md`For the range, find the greatest value of $g$. The logarithm increases, so it is greatest there, too.`,
        md`In part (c), complete the square in $g(x)$ before you solve for $x$. Which sign of the root belongs to $x \ge ${h}$?`,
      ],
      answer: md`(a) $(f \circ g)(x) = \ln(${g})$. The logarithm takes positive numbers only, so $g(x) > 0$ is needed. Multiplying by $-1$ turns the sign round:
$$x^2${plus(-2 * h, 'x')}${plus(-last)} < 0, \qquad ${factor(left)}${factor(right)} < 0.$$
This parabola opens upwards, so it is below the axis *between* its zeros. The largest domain is $${left} < x < ${right}$.

(b) Completing the square, $g(x) = ${b * b} - (x${plus(-h)})^2$. So on this domain $g(x)$ takes all values from just above $0$ up to $${b * b}$, at $x = ${h}$. As the logarithm increases, and falls below every bound near $0$, the greatest value is $\ln ${b * b}$, and the range is $y \le \ln ${b * b}$ (or $y \le 2\ln ${b}$).

![](drawing:graph)

(c) $y = \ln\left(${b * b} - (x${plus(-h)})^2\right)$ gives $\mathrm{e}^y = ${b * b} - (x${plus(-h)})^2$, so
$$(x${plus(-h)})^2 = ${b * b} - \mathrm{e}^y, \qquad x${plus(-h)} = \pm\sqrt{${b * b} - \mathrm{e}^y}.$$
On the domain of $k$, $x \ge ${h}$, so $x${plus(-h)}$ isn't negative, and the positive root is right. Exchanging the letters, $k^{-1}(x) = ${inverse}$.

**Watch out:** Without the restriction $x \ge ${h}$, $f \circ g$ has no inverse, because it takes each value on both sides of $x = ${h}$. The restriction decides the sign of the root.`,
      scheme: [
        [md`(a) $${g} > 0$`, 'M1'],
        [md`zeros $${left}$ and $${right}$`, 'A1'],
        [md`$${left} < x < ${right}$`, 'A1'],
        [md`(b) greatest value of $g$ is $${b * b}$, at $x = ${h}$`, 'M1'],
        [md`$y \le \ln ${b * b}$`, 'A1'],
        [md`(c) $\mathrm{e}^y = ${g}$ (or with $x$ and $y$ exchanged)`, 'M1'],
        [
          md`$(x${plus(-h)})^2 = ${b * b} - \mathrm{e}^y$, by completing the square or the quadratic formula`,
          'A1',
        ],
        [md`$k^{-1}(x) = ${inverse}$, with the positive root only`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'interval',
          expected: `${left} < x < ${right}`,
          variables: ['x'],
          accuracy: 'exact',
          mistakes: [
            {
              value: `${left} <= x <= ${right}`,
              note: md`At the ends $g(x) = 0$, and $\ln 0$ doesn't exist.`,
            },
            {
              value: `x < ${left} or x > ${right}`,
              note: md`There $g(x)$ is negative. The graph of $g$ opens downwards.`,
            },
            {
              value: 'x > 0',
              note: md`This is the domain of $f$. Here it is $g(x)$ that must be positive, not $x$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'interval',
          expected: `y <= ln(${b * b})`,
          variables: ['y'],
          mistakes: [
            {
              value: `y <= ${b * b}`,
              note: md`This is about the values of $g$. The logarithm still has to act on them.`,
            },
            {
              value: `0 < y <= ln(${b * b})`,
              note: md`Near the ends of the domain $g(x)$ is close to $0$. What is the logarithm there?`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'expression',
          expected: `${h} + sqrt(${b * b} - e^x)`,
          variables: ['x'],
          mistakes: [
            {
              value: `${h} - sqrt(${b * b} - e^x)`,
              note: md`This root belongs to $x \le ${h}$. Look at the domain of $k$.`,
            },
            {
              value: `${-h} + sqrt(${b * b} - e^x)`,
              note: md`The sign of $${Math.abs(h)}$ is wrong. Look again at the bracket in the completed square.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `${left}`, value: root(value, left - 1, h) },
        { part: 'a', route: 'numeric', shown: `${right}`, value: root(value, h, right + 1) },
        {
          part: 'b',
          route: 'numeric',
          shown: md`\ln ${b * b}`,
          value: maximum((x) => Math.log(value(x)), left + 0.01, right - 0.01),
          within: 1e-6,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`k^{-1}(x) = ${inverse}`,
          // Looks for the number that k turns into x.
          value: (x) =>
            x >= Math.log(b * b) ? Number.NaN : root((t) => Math.log(value(t)) - x, h, right - 1e-9),
        },
      ],
      drawings: {
        graph: plot({
          x: [Math.min(left, 0) - 1.5, Math.max(right, 0) + 1.5],
          y: [-4, Math.log(b * b) + 1.5],
          curves: [{ f: (x: number) => Math.log(value(x)), from: left + 0.001, to: right - 0.001 }],
          asymptotes: { x: [left, right] },
          description: `The graph of f after g, an arch between the vertical asymptotes x = ${left} and x = ${right}, with its highest point in the middle.`,
        }),
      },
    };
  },
});
