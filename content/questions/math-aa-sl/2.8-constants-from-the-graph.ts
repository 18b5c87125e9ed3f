import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: { pole: nonZero(-4, 4), level: nonZero(-4, 4), cut: nonZero(-5, 5) },
  allow: ({ pole, level, cut }) =>
    cut !== level && Math.abs((pole * cut) / level) <= 7 && Math.abs(cut - level) <= 6 && pole !== level,
  write: ({ pole, level, cut }) => {
    // f(x) = (level x - pole cut) / (x - pole)
    const b = -pole * cut;
    const f = (x: number): number => (level * x + b) / (x - pole);
    const zero = fraction(pole * cut, level);
    const rule = md`\frac{${polynomial([level, b])}}{${polynomial([1, -pole])}}`;
    // So far that both branches can be seen.
    const reach = 2.4 * Math.sqrt(Math.abs(level * pole + b));
    const [left, right] = [
      Math.min(0, pole - reach, (pole * cut) / level) - 1,
      Math.max(0, pole + reach, (pole * cut) / level) + 1,
    ];
    const [low, high] = [Math.min(0, level - reach, cut) - 1, Math.max(0, level + reach, cut) + 1];
    return {
      text: md`The diagram shows part of the graph of $f(x) = \dfrac{ax + b}{x + c}$, where $a$, $b$ and $c$ are integers. The asymptotes of the graph are the lines $x = ${pole}$ and $y = ${level}$. The graph meets the $y$-axis at $(0, ${cut})$.

![](drawing:graph)

(a) Write down the value of $c$ and the value of $a$. [2]

(b) Find the value of $b$. [2]

(c) Find the coordinates of the point where the graph meets the $x$-axis. [2]

(d) Write down the range of $f$ for its largest possible domain. [1]`,
      hints: [
        md`What happens to the denominator at the vertical asymptote?`,
        md`For very large $x$, the fraction is nearly $\dfrac{ax}{x}$.`,
        md`In part (b), put the point on the $y$-axis into the function.`,
        md`A fraction is zero when its numerator is.`,
      ],
      answer: md`(a) At the vertical asymptote the denominator is zero: $${pole} + c = 0$, so $c = ${-pole}$. For very large $x$ the numbers $b$ and $c$ hardly matter, and $f(x)$ comes close to $\dfrac{ax}{x} = a$. So the horizontal asymptote gives $a = ${level}$.

(b) The graph passes through $(0, ${cut})$:
$$f(0) = \frac{b}{c} = \frac{b}{${-pole}} = ${cut}, \quad\text{so}\quad b = ${b}.$$

(c) Now $f(x) = ${rule}$. The fraction is zero when its numerator is: $${polynomial([level, b])} = 0$ gives $x = ${zero}$. The point is $\left(${zero}, 0\right)$.

(d) The two branches together take every value except that of the horizontal asymptote. The range is $f(x) \ne ${level}$, or $f(x) \in \mathbb{R},\ f(x) \ne ${level}$.

**Watch out:** The vertical asymptote $x = ${pole}$ belongs to the factor $x${plus(-pole)}$, so $c$ has the opposite sign.`,
      scheme: [
        [md`(a) $c = ${-pole}$`, 'A1'],
        [md`$a = ${level}$`, 'A1'],
        [md`(b) substitutes $(0, ${cut})$ with their $c$`, 'M1'],
        [md`$b = ${b}$`, 'A1'],
        [md`(c) $${polynomial([level, b])} = 0$ (follow through)`, 'M1'],
        [md`$\left(${zero}, 0\right)$`, 'A1'],
        [md`(d) $f(x) \ne ${level}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          label: '$c =$',
          expected: `${-pole}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${pole}`,
              note: md`At the asymptote $x + c$ must be zero, so $c$ has the opposite sign.`,
            },
          ],
        },
        {
          part: 'a',
          kind: 'number',
          label: '$a =$',
          expected: `${level}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            {
              value: `${cut}`,
              note: md`This is the value at $x = 0$. Which value does $f(x)$ approach for large $x$?`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          label: '$b =$',
          expected: `${b}`,
          accuracy: 'exact',
          follows: `${cut} * a.1`,
          mistakes: [
            ...(b === cut
              ? []
              : [{ value: `${cut}`, note: md`At $x = 0$ the fraction is $\frac{b}{c}$, not $b$.` }]),
          ],
        },
        {
          part: 'c',
          kind: 'coordinates',
          expected: md`(${zero}, 0)`,
          accuracy: 'exact',
          follows: '(-b.1 / a.2, 0)',
          mistakes: [
            {
              value: `(${fraction(-pole * cut, level)}, 0)`,
              note: md`The sign of the $x$-coordinate is wrong.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'interval',
          expected: `y < ${level} or y > ${level}`,
          variables: ['y'],
          mistakes: [
            {
              value: `y < ${pole} or y > ${pole}`,
              note: md`You left out the number of the vertical asymptote. That one belongs to the domain.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `c = ${-pole}`,
          value: -root((x) => 1 / f(x), pole - 1e-3, pole + 1.1e-3),
          within: 1e-6,
        },
        { part: 'a', route: 'numeric', shown: `a = ${level}`, value: f(1e9), within: 1e-6 },
        { part: 'b', route: 'numeric', shown: `b = ${b}`, value: root((t) => t / -pole - cut, -40.3, 40.1) },
        {
          part: 'c',
          route: 'numeric',
          shown: `x = ${zero}`,
          value: root((x) => f(x) * (x - pole), -9.03, 9.07),
        },
      ],
      drawings: {
        graph: plot({
          x: [left, right],
          y: [low, high],
          ticks: { x: [pole], y: [level, cut] },
          curves: [{ f }],
          asymptotes: { x: [pole], y: [level] },
          description: `A hyperbola with two branches, its vertical asymptote x = ${pole} and its horizontal asymptote y = ${level}. It meets the y-axis at ${cut}.`,
        }),
      },
    };
  },
});
