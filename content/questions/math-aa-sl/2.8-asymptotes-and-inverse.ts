import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, nonZero } from '../../authoring/parameters.ts';
import { fraction, plus, polynomial } from '../../authoring/wording.ts';
import { tickText } from '../../figures/axes.ts';
import { plot } from '../../figures/plot.ts';

const asymptote = { ink: 'soft', dashed: true } as const;

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.5'],
  parameters: { a: choice(-2, -1, 1, 2, 3, 4, 5), zero: nonZero(-4, 5), pole: nonZero(-4, 4) },
  allow: ({ a, zero, pole }) =>
    zero !== pole && a !== pole && (a > 0 || zero > 0) && Math.abs((a * zero) / pole) <= 6,
  write: ({ a, zero, pole }) => {
    // f(x) = a(x - zero) / (x - pole)
    const f = (x: number): number => (a * (x - zero)) / (x - pole);
    const top = a < 0 ? `${-a * zero}${plus(a, 'x')}` : polynomial([a, -a * zero]);
    const rule = md`\frac{${top}}{${polynomial([1, -pole])}}`;
    const intercept = fraction(a * zero, pole);
    const inverse = md`\frac{${polynomial([pole, -a * zero])}}{${polynomial([1, -a])}}`;
    return {
      text: md`Let $f(x) = \dfrac{${top}}{${polynomial([1, -pole])}}$, for $x \ne ${pole}$.

(a) Write down the equations of the vertical and the horizontal asymptotes of the graph of $f$. [2]

(b) Find the coordinates of the points where the graph meets the axes. [2]

(c) Sketch the graph of $f$, showing the asymptotes and the points of part (b). [3]

(d) Find $f^{-1}(x)$. [3]`,
      hints: [
        md`For which $x$ is the denominator zero? And to which number does $f(x)$ come close when $x$ is very large?`,
        md`For the inverse, multiply by the denominator and collect the terms in $x$ on one side.`,
      ],
      answer: md`(a) The denominator is zero at the vertical asymptote, $x = ${pole}$. For large $|x|$ the fraction comes close to the quotient of the coefficients of $x$, so the horizontal asymptote is $y = ${a}$.

(b) The graph meets the $x$-axis where the numerator is zero, at $(${zero}, 0)$. It meets the $y$-axis at $y = f(0) = ${intercept}$, the point $\left(0, ${intercept}\right)$.

(c) The asymptotes are drawn as dashed lines, with their equations. Each branch comes closer and closer to both of them.

![](drawing:graph)

(d) $y = ${rule}$ gives $y(${polynomial([1, -pole])}) = ${top}$. Collecting the terms in $x$, $x(y${plus(-a)}) = ${polynomial([pole, -a * zero], 'y')}$. So $f^{-1}(x) = ${inverse}$, for $x \ne ${a}$.

**Watch out:** Asymptotes are lines, so give equations and not just numbers. For the horizontal one take the coefficient of $x$ in the numerator, with its sign and wherever it stands. In (d), don't leave an $x$ on both sides.`,
      scheme: [
        [md`$x = ${pole}$`, 'A1'],
        [md`$y = ${a}$`, 'A1'],
        [md`$(${zero}, 0)$`, 'A1'],
        [md`$\left(0, ${intercept}\right)$`, 'A1'],
        [md`two branches of a hyperbola on opposite sides of both asymptotes`, 'A1'],
        [md`both asymptotes drawn, and approached by the curve`, 'A1'],
        [md`both intercepts shown`, 'A1'],
        [md`multiplies by the denominator`, 'M1'],
        [md`collects the terms in $x$ and factorises`, 'M1'],
        [md`$f^{-1}(x) = ${inverse}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'equation',
          label: 'vertical',
          expected: `x = ${pole}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [
            { value: `x = ${-pole}`, note: md`The sign is wrong. For which $x$ is the denominator zero?` },
          ],
        },
        {
          part: 'a',
          kind: 'equation',
          label: 'horizontal',
          expected: `y = ${a}`,
          variables: ['x', 'y'],
          marks: 1,
          mistakes: [
            {
              value: 'y = 0',
              note: md`The numerator grows as fast as the denominator, so the fraction doesn't approach $0$.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: '$x$-axis',
          expected: `(${zero}, 0)`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [
            { value: `(${-zero}, 0)`, note: md`The sign is wrong. For which $x$ is the numerator zero?` },
          ],
        },
        {
          part: 'b',
          kind: 'coordinates',
          label: '$y$-axis',
          expected: `(0, ${intercept})`,
          accuracy: 'exact',
          marks: 1,
        },
        { part: 'c', kind: 'self', why: 'sketch' },
        {
          part: 'd',
          kind: 'expression',
          label: '$f^{-1}(x) =$',
          expected: inverse,
          variables: ['x'],
          mistakes: [
            {
              value: md`\frac{${polynomial([1, -pole])}}{${top}}`,
              note: md`This is one divided by $f(x)$. The inverse function undoes what $f$ does.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'a', route: 'numeric', shown: `y = ${a}`, value: f(1e9), within: 1e-6 },
        { part: 'b', route: 'substitution', shown: `f(0) = ${intercept}`, value: f(0) },
        {
          part: 'd',
          route: 'numeric',
          shown: `f^{-1}(x) = ${inverse}`,
          // One branch of f takes each value but that of the asymptote exactly once.
          value: (x) => {
            if (Math.abs(x - a) < 1e-9) return Number.NaN;
            const side = Math.sign(x - a) * Math.sign(a * (pole - zero));
            return root((at) => f(at) - x, pole + side * 1e-7, pole + side * 1e7);
          },
        },
      ],
      drawings: {
        graph: plot({
          x: [-10, 10],
          y: [-10, 10],
          ticks: { x: 2, y: 2 },
          curves: [{ f }],
          lines: [
            { from: [pole, -10], to: [pole, 10], label: `*x* = ${tickText(pole)}`, ...asymptote },
            { from: [-10, a], to: [10, a], label: `*y* = ${tickText(a)}`, ...asymptote },
          ],
          points: [{ at: [zero, 0] }, { at: [0, f(0)] }],
          width: 290,
          height: 290,
          description: `The sketch asked for: a hyperbola with two branches. Dashed lines, with their equations, show its vertical asymptote x = ${pole} and its horizontal asymptote y = ${a}. The points where it meets the axes are marked.`,
        }),
      },
    };
  },
});
